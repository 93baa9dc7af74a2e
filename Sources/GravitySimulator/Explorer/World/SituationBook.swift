import Foundation

/// The different situations of an exploration, each by a number that all workers know it by.
///
/// Which number a situation gets depends on who comes first; nothing but memory is looked up by it.
final class SituationBook: @unchecked Sendable {
  private let lock = NSLock()
  private var situations: ContiguousArray<Situation> = []
  private var numbers: [UInt64: UInt32] = [:]

  /// - Parameter key: Tells the situation from all others.
  func number(of key: UInt64, _ situation: @autoclosure () -> Situation) -> UInt32 {
    lock.lock()
    defer { lock.unlock() }
    if let known = numbers[key] { return known }
    let number = UInt32(truncatingIfNeeded: situations.count)
    situations.append(situation())
    numbers[key] = number
    return number
  }

  func situation(_ number: UInt32) -> Situation {
    lock.lock()
    defer { lock.unlock() }
    return situations[Int(number)]
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return situations.count
  }
}
