/// A square of numbers in place, for five rows and columns at most.
struct ZoneCells: Sendable {
  static let side = 5

  // swift-format-ignore
  private var numbers: (
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32
  ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// Both numbers are below ``side``; higher ones stand for others, but never for memory outside.
  subscript(row: Int, column: Int) -> Int32 {
    @inline(__always) get {
      withUnsafeBytes(of: numbers) { $0.load(fromByteOffset: Self.offset(row, column), as: Int32.self) }
    }
    @inline(__always) set {
      withUnsafeMutableBytes(of: &numbers) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(row, column), as: Int32.self)
      }
    }
  }

  @inline(__always)
  private static func offset(_ row: Int, _ column: Int) -> Int {
    min(max(row * side + column, 0), side * side - 1) * 4
  }
}
