/// How the cells of a products container are drawn (D11).
struct PhoneProducts: Hashable, Sendable {
  enum Cells: Hashable, Sendable {
    /// Nobody draws them.
    case empty
    /// By the app's product view builder.
    case built
    /// By the SDK itself.
    case own
  }

  let isGrid: Bool
  let cells: Cells
}
