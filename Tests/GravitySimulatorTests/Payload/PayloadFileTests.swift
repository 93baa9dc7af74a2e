import Foundation
import GravityPresentation
import GravitySimulator
import Testing

@Suite("Payload files")
struct PayloadFileTests {
  @Test("N5: a file is read and called by the name the scenario gives it")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("payload-\(UUID().uuidString).json")
    try Data("{\"data\": 1}".utf8).write(to: url)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: url) } }
    let document = try PayloadDocument(path: url.path, name: "payloads/x.json")
    let failure = try #require(throws: PayloadFault.self) {
      try PayloadDecoder.decodeContents(document, policy: .ios).get()
    }
    #expect(failure.sentence == "payloads/x.json:1:10 data must be an array, but is a number")
    #expect(failure.pathText == "data")
  }

  @Test("N5: a file that is not there, and a folder, are told apart")
  func noFile() throws {
    let missing = try #require(throws: PayloadError.self) {
      try PayloadDocument(path: "no/such.json")
    }
    #expect(missing.sentence == "no/such.json does not exist")
    let folder = try #require(throws: PayloadError.self) {
      try PayloadDocument(path: FileManager.default.temporaryDirectory.path, name: "payloads")
    }
    #expect(folder.sentence == "payloads is a folder, not a file")
  }
}
