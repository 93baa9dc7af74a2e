import GravityPresentation
import Testing

@testable import GravitySimulator

@Suite("Lines of several profiles beside each other")
struct LineAlignmentTests {
  private func line(_ time: Int64, _ text: String) -> ComparedLine {
    ComparedLine(time: .start + Milliseconds(time), text: text)
  }

  private func row(_ text: String, _ times: Int64?...) -> AlignedRow {
    AlignedRow(text: text, times: times.map { $0.map { .start + Milliseconds($0) } })
  }

  @Test("Equal lists are rows in which all agree")
  func equal() {
    let lines = [line(0, "load"), line(5, "impression")]
    let rows = LineAlignment([lines, lines]).rows
    #expect(rows == [row("load", 0, 0), row("impression", 5, 5)])
    #expect(rows.allSatisfy { $0.isEqual })
  }

  @Test("No lines at all are no rows")
  func nothing() {
    #expect(LineAlignment([[], []]).rows.isEmpty)
    #expect(LineAlignment([]).rows.isEmpty)
  }

  @Test("A line that one list lacks leaves a gap, and equal lines stay beside each other")
  func gap() {
    let rows = LineAlignment([
      [line(0, "load"), line(0, "impression"), line(5, "close"), line(5, "close")],
      [line(0, "load"), line(5, "close")],
    ]).rows
    #expect(
      rows == [
        row("load", 0, 0), row("impression", 0, nil), row("close", 5, nil), row("close", 5, 5),
      ])
  }

  @Test("The same thing at another time is one row with two times")
  func otherTime() {
    let rows = LineAlignment([
      [line(0, "on"), line(500, "gone")], [line(0, "on"), line(300, "gone")],
    ]).rows
    #expect(rows == [row("on", 0, 0), row("gone", 500, 300)])
    #expect(rows.map(\.isEqual) == [true, false])
  }

  @Test("One equal line counts for more than any number of lines at other times")
  func equalFirst() {
    let rows = LineAlignment([
      [line(0, "a"), line(1, "b"), line(2, "x")],
      [line(2, "x"), line(5, "a"), line(6, "b")],
    ]).rows
    #expect(rows.contains(row("x", 2, 2)))
  }

  @Test("Different things never share a row")
  func different() {
    let rows = LineAlignment([[line(0, "a")], [line(0, "b")]]).rows
    #expect(rows == [row("a", 0, nil), row("b", nil, 0)])
  }

  @Test("A third list finds its place in the rows of the first two")
  func three() {
    let rows = LineAlignment([
      [line(0, "load"), line(9, "close")],
      [line(0, "load"), line(0, "impression"), line(9, "close")],
      [line(0, "impression"), line(4, "close")],
    ]).rows
    #expect(
      rows == [row("load", 0, 0, nil), row("impression", nil, 0, 0), row("close", 9, 9, 4)])
  }

  @Test("A list that is another's beginning")
  func prefix() {
    let long = (0..<5).map { line($0, "n\($0)") }
    let rows = LineAlignment([long, Array(long.prefix(3))]).rows
    #expect(rows.map(\.isEqual) == [true, true, true, false, false])
    #expect(LineAlignment([[], long]).rows.count == 5)
  }

  @Test("Of very long lists the middle is left out, and said to be")
  func long() {
    let one = (0..<2_000).map { line($0, "one") }
    let other = (0..<1_000).map { line($0, "other") }
    let alignment = LineAlignment([one, other])
    #expect(alignment.rows.count == 2 * LineAlignment.limit)
    #expect(alignment.leftOut == 2_000 - LineAlignment.limit)
  }
}
