import GravityPresentation

/// The product cards of something that is on the screen.
struct OpenShelf: Sendable {
  var id: ShelfID
  let content: ContentID
  var value: ProductShelf
}
