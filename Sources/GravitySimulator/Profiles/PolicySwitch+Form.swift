import GravityPresentation

extension PolicySwitch {
  /// How its value is written, for notes and the documentation: `triesNext|stops`.
  var form: String {
    switch values {
    case .words(let words): words.joined(separator: "|")
    case .duration: "DURATION"
    }
  }
}
