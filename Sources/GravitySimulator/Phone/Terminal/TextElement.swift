import GravityActions
import GravityPresentation

/// One element in columns of a terminal.
struct TextElement {
  private let content: Content
  private let drawn: PhoneElement
  private let source: Element
  private let style: PhoneStyle
  private let width: Int

  init?(_ drawn: PhoneElement, of content: Content, width: Int) {
    let sources = content.variables?.elements ?? []
    guard sources.indices.contains(drawn.place) else { return nil }
    self.content = content
    self.drawn = drawn
    source = sources[drawn.place]
    style = PhoneStyle(source.style)
    self.width = width
  }

  var margin: PhoneInsets { style.margin ?? .none }

  var rows: [String] {
    switch drawn.kind {
    case .text: wrapped(source.text ?? "", width, most: 20, style.alignment ?? .start)
    case .image: image
    case .button:
      TextFrame.round.around(
        wrapped(source.text ?? "", width - 4, most: 3, style.alignment ?? .center), nil, width)
    case .spacer: [""]
    case .products(let products): TextCards(content, products, style.columns ?? 3, width: width).rows
    case .items: TextFrame.dashed.around(["items-container"], nil, width)
    case .webview:
      TextFrame.dashed.around([cut("webview " + (source.src.map(FileName.of) ?? ""))], nil, width)
    case .choice(let value): choice(value)
    case .field(let value): field(value)
    }
  }

  private var image: [String] {
    let name = source.src.map(FileName.of) ?? "no image"
    let label = cut([name, style.fit?.word].compactMap { $0 }.joined(separator: " · "))
    return TextFrame.dashed.around([TextRow.aligned(label, .center, width - 4)], nil, width)
  }

  private func choice(_ value: InputValue?) -> [String] {
    let options = PhoneOptions(of: source)
    let chosen = options.place(of: value)
    guard options.isRating else {
      let texts = options.all.enumerated().map { place, option in
        "\(place == chosen ? "(•)" : "( )") \(TerminalText.sanitized(PhoneWording.cut(option.text)))"
      }
      return wrapped(texts.joined(separator: "  "), width, most: 10, .start)
    }
    let stars = options.all.indices.map { place in chosen.map { place <= $0 } ?? false ? "★" : "☆" }
    return [
      TextRow.aligned(TextRow.cut(stars.joined(separator: " "), width), style.alignment ?? .start, width)
    ]
  }

  private func field(_ value: InputValue?) -> [String] {
    let typed = value?.text ?? ""
    let placeholder = PhoneOptions.text("placeholder", of: source) ?? ""
    let words = typed.isEmpty ? placeholder : typed
    let rows = wrapped(words, width - 4, most: 6, style.alignment ?? .start)
    return TextFrame.square.around(rows, nil, width)
  }

  private func wrapped(_ text: String, _ width: Int, most: Int, _ alignment: PhoneAlignment) -> [String] {
    TextRow.wrapped(text, width, most: most).map { TextRow.aligned($0, alignment, width) }
  }

  private func cut(_ text: String) -> String { TextRow.cut(TerminalText.sanitized(text), width - 4) }
}
