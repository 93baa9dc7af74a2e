import Foundation
import GravitySimulator
import Testing

@Suite struct FileLoaderTests {
  @Test("A file's bytes, whatever they are", arguments: [0, 1, 4096, 100_000])
  func bytes(count: Int) throws {
    let tree = try FileTree()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: tree["file"]))
    #expect(try FileLoader().load(tree["file"]) == bytes)
  }

  @Test("The limit itself is still read, one byte more is not")
  func limit() throws {
    let tree = try FileTree(["file": "12345678"])
    #expect(try FileLoader(limit: 8).load(tree["file"]).count == 8)
    #expect(throws: FileLoadError.tooLarge(limit: 7)) { try FileLoader(limit: 7).load(tree["file"]) }
  }

  @Test(
    "A file that states no size is read up to the limit",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func noSize() throws {
    #expect(try !FileLoader().load("/proc/self/status").isEmpty)
    #expect(throws: FileLoadError.tooLarge(limit: 16)) { try FileLoader(limit: 16).load("/proc/self/status") }
  }

  @Test("What is not there", arguments: ["", "missing", "file/below", "file\0.json"])
  func missing(path: String) throws {
    let tree = try FileTree(["file": ""])
    #expect(throws: FileLoadError.missing) { try FileLoader().load(path.isEmpty ? "" : tree[path]) }
  }

  @Test("A link to nothing")
  func brokenLink() throws {
    let tree = try FileTree()
    try tree.addLink("link", to: "nowhere")
    #expect(throws: FileLoadError.brokenLink) { try FileLoader().load(tree["link"]) }
  }

  @Test("Folders, pipes and devices are refused without waiting", .timeLimit(.minutes(1)))
  func noFiles() throws {
    let tree = try FileTree()
    try tree.addPipe("pipe")
    #expect(throws: FileLoadError.folder) { try FileLoader().load(tree.root) }
    #expect(throws: FileLoadError.special) { try FileLoader().load(tree["pipe"]) }
    #expect(throws: FileLoadError.special) { try FileLoader().load("/dev/zero") }
  }

  @Test("Links in a circle are unreadable in the system's words")
  func circle() throws {
    let tree = try FileTree()
    try tree.addLink("a", to: "b")
    try tree.addLink("b", to: "a")
    let error = #expect(throws: FileLoadError.self) { try FileLoader().load(tree["a"]) }
    guard case .unreadable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("Every refusal has its words")
  func words() {
    #expect(FileLoadError.missing.predicate == "does not exist")
    #expect(FileLoadError.brokenLink.predicate == "is a link to nothing")
    #expect(FileLoadError.folder.predicate == "is a folder, not a file")
    #expect(FileLoadError.special.predicate == "is a pipe, socket or device, not a file")
    #expect(FileLoadError.tooLarge(limit: FileLoader.defaultLimit).predicate == "is larger than 16 MiB")
    #expect(FileLoadError.tooLarge(limit: 100).predicate == "is larger than 100 bytes")
    #expect(
      FileLoadError.unreadable(reason: "Permission denied").predicate == "cannot be read: Permission denied")
  }
}
