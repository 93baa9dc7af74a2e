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
  private static let smallestPage = 1 << 12

  /// Words that are 0, or nil where the system has no more memory.
  static func zeroed(words count: Int) -> UnsafeMutablePointer<UInt64>? {
    guard let memory = calloc(count, 8) else { return nil }
    let words = memory.bindMemory(to: UInt64.self, capacity: count)
    wantHugePages(words, count)
    return words
  }

  static func release(_ words: UnsafeMutablePointer<UInt64>) {
    free(words)
  }

  /// Addresses of words that are 0 and take no memory before they are written to; nil where the system does
  /// not give addresses without memory.
  static func reserved(words count: Int) -> UnsafeMutablePointer<UInt64>? {
    #if os(Linux)
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      let memory = mmap(nil, count * 8, PROT_READ | PROT_WRITE, Int32(flags), -1, 0)
      guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
      return memory.bindMemory(to: UInt64.self, capacity: count)
    #else
      return nil
    #endif
  }

  static func release(reserved words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    munmap(words, count * 8)
  }

  /// Has the system give memory to reserved words that all will be written to sooner or later. If they are read
  /// before, it gives each page twice.
  static func occupy(_ words: UnsafeMutablePointer<UInt64>, _ range: Range<Int>) {
    for word in stride(from: range.lowerBound, to: range.upperBound, by: smallestPage / 8) { words[word] = 0 }
  }

  /// Where this is refused, tables are slower, and as right as before.
  static func wantHugePages(_ words: UnsafeMutablePointer<UInt64>, _ count: Int) {
    #if os(Linux)
      guard count * 8 >= 2 * hugePage else { return }
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let first = (UInt(bitPattern: words) + page - 1) / page * page
      let end = UInt(bitPattern: words + count) / page * page
      guard let inside = UnsafeMutableRawPointer(bitPattern: first) else { return }
      _ = madvise(inside, Int(end - first), 14)  // MADV_HUGEPAGE, which Musl's module does not name
    #endif
  }
}
