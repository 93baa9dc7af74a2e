import Foundation

/// The different things of one kind in an exploration, each by a number that all workers know it by.
///
/// Which number something gets depends on who comes first; nothing but memory is looked up by it.
final class Book<Entry: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: ContiguousArray<Entry> = []
  private var numbers: [UInt64: UInt32] = [:]

  /// - Parameter key: Tells the entry from all others.
  func number(of key: UInt64, _ entry: @autoclosure () -> Entry) -> UInt32 {
    lock.lock()
    defer { lock.unlock() }
    if let known = numbers[key] { return known }
    let number = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry())
    numbers[key] = number
    return number
  }

  subscript(number: UInt32) -> Entry {
    lock.lock()
    defer { lock.unlock() }
    return entries[Int(number)]
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return entries.count
  }
}
