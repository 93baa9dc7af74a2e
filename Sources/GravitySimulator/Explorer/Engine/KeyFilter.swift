/// Some of the keys that a worker has asked about. What is found here need not be asked about again.
///
/// Many states have children in common with their neighbours in the level, so a filter that stays in the
/// caches spares half of the searches in tables that do not.
@usableFromInline
struct KeyFilter {
  @usableFromInline let keys: UnsafeMutablePointer<UInt64>

  @inlinable
  static var count: Int { 1 << 14 }

  @usableFromInline
  static var bytes: Int { count * 8 }

  @usableFromInline
  init() {
    keys = .allocate(capacity: Self.count)
    // Keys that belong in other places, so that none is found before it was asked about.
    keys.initialize(repeating: .max, count: Self.count)
    keys[Self.count - 1] = 0
  }

  /// Whether the key may be new, that is, whether it is none of those that are remembered; it is from now on.
  @inlinable
  @inline(__always)
  func isNew(_ key: UInt64) -> Bool {
    let place = keys + (Int(truncatingIfNeeded: key &>> 20) & (Self.count &- 1))
    let isNew = place.pointee != key
    place.pointee = key
    return isNew
  }

  @usableFromInline
  func release() {
    keys.deallocate()
  }
}
