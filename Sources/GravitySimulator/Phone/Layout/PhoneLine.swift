/// One line of text in a picture.
struct PhoneLine: Hashable, Sendable {
  var text: String
  /// Where it starts, has its middle or ends, as `alignment` says, and where its letters stand.
  var x: Double
  var y: Double
  var alignment: PhoneAlignment
  var font: PhoneFont
  var ink: PhoneInk
}
