/// Names of the files of one command, of which no two are the same.
struct CounterexampleNames {
  private var taken: Set<String> = []

  /// - Parameter name: Without its ending; of several with one name the later ones get a number.
  mutating func unused(_ name: String) -> String {
    var unused = name
    var number = 2
    while !taken.insert(unused).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    return unused
  }
}
