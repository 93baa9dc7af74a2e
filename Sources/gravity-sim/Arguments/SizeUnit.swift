/// The units of memory on the command line.
enum SizeUnit: String, CaseIterable {
  case megabytes = "MB"
  case gigabytes = "GB"

  var bytes: Int {
    switch self {
    case .megabytes: 1_000_000
    case .gigabytes: 1_000_000_000
    }
  }
}
