import GravitySimulator
import Testing

@testable import gravity_sim

@Suite struct ArgumentParserTests {
  private func options(_ words: String...) throws -> RunOptions {
    guard case .run(let options) = try ArgumentParser.parse(["run"] + words) else {
      throw Unexpected()
    }
    return options
  }

  private struct Unexpected: Error {}

  @Test("Nothing but operands leaves every default")
  func defaults() throws {
    let options = try options("a", "b")
    #expect(options == RunOptions(operands: ["a", "b"]))
    #expect(options.profile == nil)
    #expect(options.tags == nil)
    #expect(options.filter == nil)
    #expect((1...RunOptions.largestJobCount).contains(options.jobs))
    #expect(!options.showsTrace && !options.isQuiet && !options.stopsAtFirstFailure)
    #expect(options.color == .auto)
  }

  @Test("Values stand in the next word or behind an equals sign")
  func values() throws {
    let expected = RunOptions(
      operands: ["x"], profile: ProfileChoice("ideal"), tags: try TagExpression(parsing: "a,!b"), filter: "f",
      jobs: 3,
      showsTrace: true, isQuiet: true, stopsAtFirstFailure: true, color: .never)
    let words = try options(
      "--profile", "ideal", "--tag", "a,!b", "--filter", "f", "--jobs", "3", "--trace", "--quiet",
      "--fail-fast", "--color", "never", "x")
    let joined = try options(
      "x", "--profile=ideal", "--tag=a,!b", "--filter=f", "--jobs=3", "--trace", "--quiet", "--fail-fast",
      "--color=never")
    #expect(words == expected)
    #expect(joined == expected)
  }

  @Test("Only the first equals sign separates")
  func equals() throws {
    #expect(try options("x", "--filter=a=b").filter == "a=b")
  }

  @Test("A value may begin with one dash, or with two behind an equals sign")
  func dashes() throws {
    #expect(try options("x", "--filter", "-a").filter == "-a")
    #expect(try options("x", "--filter", "-").filter == "-")
    #expect(try options("x", "--filter=--a").filter == "--a")
  }

  @Test("A dash alone is an operand: standard input")
  func standardInput() throws {
    #expect(try options("-").operands == ["-"])
  }

  @Test("Behind two dashes everything is an operand")
  func separator() throws {
    let options = try options("a", "--", "--trace", "--", "-h")
    #expect(options.operands == ["a", "--trace", "--", "-h"])
    #expect(!options.showsTrace)
  }

  @Test("The smallest and largest number of jobs", arguments: [1, 256])
  func jobs(count: Int) throws {
    #expect(try options("x", "--jobs", "\(count)").jobs == count)
  }

  @Test("A switch may be repeated, it says the same twice")
  func repeatedSwitch() throws {
    #expect(try options("x", "--trace", "--trace").showsTrace)
  }

  @Test("Reports are repeated, and a path may hold an equals sign")
  func reports() throws {
    let options = try options(
      "x", "--report", "junit=a=b.xml", "--report=github", "--report", "html=out", "--report=tap=./r.tap")
    let expected = [
      ReportRequest(.junit, to: .path("a=b.xml")), ReportRequest(.github, to: .standardOutput),
      ReportRequest(.html, to: .path("out")), ReportRequest(.tap, to: .path("./r.tap")),
    ]
    #expect(options.reports == expected)
    #expect(try self.options("x", "--report", "tap=-").reports.map(\.target) == [.standardOutput])
    #expect(try self.options("x", "--report", "tap=/dev/stdout").reports.map(\.target) == [.standardOutput])
  }
}
