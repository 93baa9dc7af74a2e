import Foundation
import Testing

/// The files of `show --svg`: all of them or none, and none that was there.
@Suite struct WrittenPicturesTests {
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let input = Golden.file("input/show/looks.json")
    try folder.write("looks.json", Array(try Data(contentsOf: input)))
    return folder
  }

  private static let names = [
    "6a5f4b7b73a8b1a026084feb-1.svg", "banner-1.svg", "goods-1.svg", "saved-1.svg", "story-1.svg",
    "welcome-1.svg",
  ]

  @Test("A file for each content, named after it, the same on every run")
  func written() async throws {
    let folder = try Self.folder()
    let run = try await Tool.run(["show", "--svg", "out/pictures", "looks.json"], in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    let path = folder.url("out/pictures").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == Self.names)
    let first = try Self.names.map { try folder.text("out/pictures/\($0)") }
    let again = try await Tool.run(["show", "--svg", "out/pictures", "--force", "looks.json"], in: folder)
    #expect(again.ending == .code(0))
    #expect(try Self.names.map { try folder.text("out/pictures/\($0)") } == first)
    for text in first { #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"")) }
  }

  @Test("A picture that is there stays, and nothing is written")
  func there() async throws {
    let folder = try Self.folder()
    try folder.write("pictures/saved-1.svg", "mine")
    let run = try await Tool.run(["show", "--svg", "pictures", "looks.json"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("saved-1.svg is there already"))
    #expect(try folder.text("pictures/saved-1.svg") == "mine")
    let path = folder.url("pictures").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["saved-1.svg"])
  }

  @Test(
    "What is no picture stays even by force", arguments: ["mine", "", #"{"data": []}"#, "<svg"])
  func noPicture(text: String) async throws {
    let folder = try Self.folder()
    try folder.write("pictures/saved-1.svg", text)
    let run = try await Tool.run(["show", "--svg", "pictures", "--force", "looks.json"], in: folder)
    #expect(run.ending == .code(text == "<svg" ? 0 : 2))
    #expect(run.errors.contains("saved-1.svg is no picture") == (text != "<svg"))
    #expect(try (folder.text("pictures/saved-1.svg") == text) == (text != "<svg"))
  }

  @Test("A link stays one, wherever it leads", arguments: ["nowhere", "../mine.svg"], [[], ["--force"]])
  func link(target: String, words: [String]) async throws {
    let folder = try Self.folder()
    try folder.write("mine.svg", "<svg/>")
    try folder.makeFolder("pictures")
    try folder.makeLink("pictures/saved-1.svg", to: target)
    let run = try await Tool.run(["show", "--svg", "pictures"] + words + ["looks.json"], in: folder)
    #expect(run.ending == .code(2))
    #expect(run.errors.contains("saved-1.svg is a link"))
    let path = folder.url("pictures").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["saved-1.svg"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/saved-1.svg") == target)
    #expect(try folder.text("mine.svg") == "<svg/>")
  }

  @Test("Beside a payload that cannot be read the others are printed, and no files are written")
  func unreadable() async throws {
    let folder = try Self.folder()
    try folder.write("cut.json", #"{"data": ["#)
    let printed = try await Tool.run(["show", "."], in: folder)
    #expect(printed.ending == .code(2))
    #expect(printed.errors.contains("cut.json"))
    #expect(printed.output.contains("6a5f4b7b73a8b1a026084feb"))
    let written = try await Tool.run(["show", "--svg", "pictures", "."], in: folder)
    #expect(written.ending == .code(2))
    #expect(written.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.url("pictures").path))
  }

  @Test("A folder that is a file is wrong input, and so is a picture that is a folder")
  func blocked() async throws {
    let folder = try Self.folder()
    try folder.write("file", "mine")
    try folder.makeFolder("pictures/saved-1.svg")
    for words in [["--svg", "file"], ["--svg", "pictures", "--force"]] {
      let run = try await Tool.run(["show"] + words + ["looks.json"], in: folder)
      #expect(run.ending == .code(2))
      #expect(run.output.isEmpty)
    }
    let path = folder.url("pictures").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["saved-1.svg"])
  }

  @Test("Ids that mean more than a name, and ids that differ by case alone, get names of their own")
  func names() async throws {
    let folder = try ScratchFolder()
    let ids = ["../../etc/passwd", "a", "A", ".hidden", "", "имя", "-"]
    let contents = ids.map { id in
      """
      {"contentId": "\(id)", "contentType": "native", "deliveryMethod": "modal",
        "variables": {"elements": [{"type": "text", "text": "Привет"}]}}
      """
    }
    try folder.write(
      "a.json",
      """
      {"data": [{"payload": [{"decisionId": "d", "experienceId": "e", "variationId": "v",
        "campaignId": "6a5f4b7b73a8b1a026084fe2", "contents": [\(contents.joined(separator: ", "))]}]}]}
      """)
    let run = try await Tool.run(["show", "--svg", "out", "a.json"], in: folder)
    #expect(run.ending == .code(0), "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path).sorted() == [
        "A-2.svg", "a.svg", "content-2.svg", "content-3.svg", "content.svg", "etc-passwd.svg", "hidden.svg",
      ])
  }
}
