/// Every sequence of `alphabet` up to `length`, shortest first.
func sequences<Letter>(of alphabet: [Letter], upTo length: Int) -> [[Letter]] {
  var all: [[Letter]] = [[]]
  var longest = all
  for _ in 0..<length {
    longest = longest.flatMap { word in alphabet.map { word + [$0] } }
    all += longest
  }
  return all
}
