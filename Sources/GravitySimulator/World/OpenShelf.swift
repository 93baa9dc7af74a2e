import GravityPresentation

/// The product cards of something that is on the screen.
struct OpenShelf: Sendable {
  let id: ShelfID
  let content: ContentID
  var value: ProductShelf
}
