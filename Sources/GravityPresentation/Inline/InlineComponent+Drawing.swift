extension InlineComponent {
  public var drawing: InlineDrawing {
    switch phase {
    case .idle: .nothing(.notAskedFor)
    case .loading: showsLoader ? .loader : .nothing(.awaited)
    case .shown: .contents(blocks.map(\.content))
    case .empty: .nothing(.noContent)
    case .failed(let failure): .nothing(failure.map { .failed($0) } ?? .refused)
    case .gone: .nothing(.unmounted)
    }
  }

  /// N1: a SwiftUI view is as high as its content, one of UIKit's as the content says, a list as the highest of
  /// its contents; nothing that says its height has none.
  public func height(in catalog: Catalog) -> InlineHeight {
    switch drawing {
    case .loader: .byLoader
    case .nothing: kind == .swiftUI ? .byContent : .points(0)
    case .contents(let contents):
      kind == .swiftUI
        ? .byContent : .points(contents.reduce(0) { max($0, catalog.frameHeight(of: $1) ?? 0) })
    }
  }
}

extension Catalog {
  /// `frameUI.container.style.size.height`.
  func frameHeight(of content: ContentID) -> Double? {
    self.content(content).content.variables?.frameUI?.container.style?.size?.height
  }
}
