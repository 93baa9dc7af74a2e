#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Words for tables that are read all over: with pages of 4 KB most of the reads would miss the processor's
/// list of pages as well as its caches.
enum PageMemory {
  private static let hugePage = 1 << 21

  /// Words that are 0, or nil where the system has no more memory.
  static func zeroed(words count: Int) -> UnsafeMutablePointer<UInt64>? {
    guard let memory = calloc(count, 8) else { return nil }
    #if os(Linux)
      let start = UInt(bitPattern: memory)
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let first = (start + page - 1) / page * page
      let end = (start + UInt(count) * 8) / page * page
      if count * 8 >= 2 * hugePage, let inside = UnsafeMutableRawPointer(bitPattern: first) {
        // Where this is refused the table is slower, and as right as before.
        _ = madvise(inside, Int(end - first), 14)  // MADV_HUGEPAGE, which Musl's module does not name
      }
    #endif
    return memory.bindMemory(to: UInt64.self, capacity: count)
  }

  static func release(_ words: UnsafeMutablePointer<UInt64>) {
    free(words)
  }
}
