/// What the app and the server learn.
struct CheckReports: Encodable, Hashable {
  /// The callbacks' names, in order.
  let callbacks: [String]
  /// How many urls are hit.
  let urls: Int
}
