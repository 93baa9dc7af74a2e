import GravityPresentation

extension Content {
  /// A modal with a frame, without which Flutter draws nothing (P15).
  static func form(_ id: String, step: Int? = nil, _ elements: Element...) -> Content {
    form(id, step: step, elements)
  }

  static func form(_ id: String, step: Int? = nil, _ elements: [Element]) -> Content {
    .made(id, "modal", step: step, elements, Variables(frameUI: FrameUI(container: Container())))
  }
}
