import Testing

@testable import GravitySimulator

@Suite("The page of a suite")
struct IndexPageTests {
  private let runs = [
    PageSamples.run("scenario \"Всё хорошо\"\ntags promo\nwait 1s\n", file: "faq/good.scenario"),
    PageSamples.run("scenario \"Not shown\"\nwait 1s\nexpect presented modal x\n", file: "faq/bad.scenario"),
    PageSamples.run("tpa \"x\"\n", file: "broken.scenario"),
  ]

  @Test("A row for each run, in order, with its page")
  func rows() {
    let read = PageTags(PageSamples.index(runs))
    let pages = read.all("a").compactMap { $0.attributes["href"] }
    #expect(pages == ["#runs", "runs/faq--good.html", "runs/faq--bad.html", "runs/broken.html"])
    #expect(read.all("tr").compactMap { $0.attributes["class"] } == ["p", "f", "f"])
    #expect(read.all("tr").compactMap { $0.attributes["data-t"] } == ["1000", "1000", "0"])
  }

  @Test("Each choice is a class of rows, and skipped runs are one where there are any")
  func choices() throws {
    let scenario = ScenarioLoader().load(text: "wait 1s\n", named: "later.scenario")
    let skipped = ReportedRun(skipped: scenario, nil)
    for (runs, choices) in [(runs, ["all", "f", "p"]), (runs + [skipped], ["all", "f", "p", "k"])] {
      let read = PageTags(PageSamples.index(runs))
      #expect(read.all("button").compactMap { $0.attributes["data-show"] } == choices)
      #expect(Set(read.all("tr").compactMap { $0.attributes["class"] }).isSubset(of: choices))
    }
  }

  @Test("Without runs it says so", arguments: [("run", "nothing ran"), ("explore", "no counterexamples")])
  func nothing(command: String, words: String) {
    let page = IndexPage(suite: ReportedSuite(command: command), rows: []).html
    #expect(page.contains("<title>gravity-sim \(command): \(words)</title>"))
    #expect(page.contains("<p>\(words)\n"))
  }

  @Test("It counts, and names the first failure")
  func counts() {
    let page = PageSamples.index(runs)
    #expect(page.contains("<title>gravity-sim run: 2 failed</title>"))
    #expect(page.contains("<li><b>3</b> scenarios</li><li class=\"p\"><b>1</b> passed</li>"))
    #expect(page.contains(">Not shown</a><p>line 3: "))
  }
}
