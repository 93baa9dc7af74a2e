import Foundation

/// The different things of one kind in an exploration, each by a number that all workers know it by.
///
/// Which number something gets depends on who comes first; nothing but memory is looked up by it. There is a lock for
/// each part of the keys, so that workers seldom wait for each other.
final class Book<Entry: Sendable>: Sendable {
  private static var partBits: UInt64 { 4 }
  private let parts = (0..<(1 << partBits)).map { _ in Part() }

  private final class Part: @unchecked Sendable {
    let lock = NSLock()
    var entries: ContiguousArray<Entry> = []
    var numbers: [UInt64: UInt32] = [:]
  }

  /// - Parameters:
  ///   - key: Tells the entry from all others. Keys are well mixed.
  ///   - entry: Asked for where the key is new.
  func number(of key: UInt64, _ entry: @autoclosure () -> Entry) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: key) & UInt32(truncatingIfNeeded: parts.count - 1)
    let part = parts[Int(place)]
    return part.lock.withLock {
      if let known = part.numbers[key] { return known }
      let number = UInt32(truncatingIfNeeded: part.entries.count) << UInt32(Self.partBits) | place
      part.entries.append(entry())
      part.numbers[key] = number
      return number
    }
  }

  subscript(number: UInt32) -> Entry {
    let part = parts[Int(number) & (parts.count - 1)]
    return part.lock.withLock { part.entries[Int(number >> UInt32(Self.partBits))] }
  }

  var count: Int { parts.reduce(0) { count, part in count + part.lock.withLock { part.entries.count } } }

  /// No number is greater or equal.
  var end: Int {
    let longest = parts.map { part in part.lock.withLock { part.entries.count } }.max() ?? 0
    return longest << Int(Self.partBits)
  }
}
