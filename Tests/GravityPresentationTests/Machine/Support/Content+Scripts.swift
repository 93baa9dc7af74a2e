import GravityActions
import GravityPresentation

extension Content {
  static func modal(_ id: String, step: Int? = nil, _ elements: Element...) -> Content {
    made(id, "modal", step: step, elements)
  }

  static func fullScreen(_ id: String, _ elements: Element...) -> Content {
    made(id, "full_screen", elements)
  }

  static func bottomSheet(_ id: String, _ elements: Element...) -> Content {
    made(id, "bottom_sheet", elements)
  }

  /// With a frame, so that it is visible (D9).
  static func snackBar(_ id: String, template: String? = "snackbar-2", _ elements: Element...) -> Content {
    made(id, "snackbar", template: template, elements, Variables(frameUI: FrameUI(container: Container())))
  }

  static func inline(_ id: String, step: Int? = nil, _ elements: Element...) -> Content {
    made(id, "inline", step: step, elements)
  }

  /// Its load and its impression have urls, its close has none.
  static func reporting(_ id: String, step: Int? = nil) -> Content {
    made(
      id, "modal", step: step, [],
      Variables(onLoad: LifecycleHook(action: "load"), onImpression: LifecycleHook(action: "impression")),
      events: ["load", "impression"].map { type in
        EngagementEntry(type: type, urls: ["https://gravity.example/\(id)/\(type)"])
      })
  }

  /// A row of products, each with urls for a click and a sight.
  static func products(_ id: String, _ skus: String...) -> Content {
    let slots = skus.map { sku in
      Slot(
        item: .object([JSONMember(key: "sku", value: .string(sku))]), strId: sku, slotId: "slot-\(sku)",
        events: ["click", "visible_impression"].map { type in
          EngagementEntry(type: type, urls: ["https://gravity.example/\(sku)/\(type)"])
        })
    }
    return Content(
      contentId: id, deliveryMethod: "inline",
      variables: Variables(elements: [.of("products-container")]),
      products: Products(strategyId: "6a5f4b7b73a8b1a026084f77", slots: slots))
  }

  /// A text stands in where no element is given; `variables` carries all that are no elements.
  static func made(
    _ id: String, _ method: String, step: Int? = nil, template: String? = nil, _ elements: [Element],
    _ variables: Variables = Variables(), events: [EngagementEntry]? = nil
  ) -> Content {
    Content(
      contentId: id, templateSystemName: template, deliveryMethod: method, step: step,
      variables: Variables(
        frameUI: variables.frameUI, elements: elements.isEmpty ? [.text()] : elements,
        onLoad: variables.onLoad, onImpression: variables.onImpression,
        onVisibleImpression: variables.onVisibleImpression, onClose: variables.onClose),
      events: events)
  }

  /// A content without elements (P6).
  static func empty(_ id: String) -> Content {
    Content(contentId: id, deliveryMethod: "modal", variables: Variables(elements: []))
  }
}

extension Element {
  static func text(_ onClick: OnClick? = nil) -> Element { Element(type: "text", onClick: onClick) }

  /// One of a type, laid out as its kind must be to be drawn (D11).
  static func of(_ type: String, layout: String? = "row", _ onClick: OnClick? = nil) -> Element {
    var style = Style()
    style.productContainerType = layout
    return Element(type: type, style: style, onClick: onClick)
  }

  static func button(_ action: String, closes: Bool = true) -> Element {
    .button(OnClick(action: action, closeOnClick: closes))
  }

  static func button(_ onClick: OnClick) -> Element { Element(type: "button", onClick: onClick) }

  static func step(_ step: Int?, closes: Bool = true) -> Element {
    .button(OnClick(action: "open_step", closeOnClick: closes, step: step))
  }
}
