import Foundation
import Testing

@testable import GravitySimulator

@Suite("Names of pages")
struct PageNameTests {
  @Test(
    "A plain path is a plain name",
    arguments: [
      ("faq/no-delay.scenario", "faq--no-delay.html"),
      ("./faq/no-delay.scenario", "faq--no-delay.html"),
      ("profiles/android-1.0.3/back.scenario", "profiles--android-1.0.3--back.html"),
      ("no_delay.scenario", "no_delay.html"),
    ])
  func plain(file: String, name: String) {
    #expect(PageName.name(of: file, number: 1) == name)
    #expect(PageName.name(of: file, number: 2) == name, "a name does not depend on what else is run")
  }

  @Test("Large letters are told in small ones, and told apart by the number")
  func capitals() {
    let name = PageName.name(of: "FAQ/NoDelay.scenario", number: 1)
    #expect(name.hasPrefix("faq--nodelay---"))
    #expect(name != PageName.name(of: "faq/nodelay.scenario", number: 1))
  }

  @Test("Paths that look alike have names of their own")
  func distinct() {
    let files = [
      "faq/no-delay.scenario", "faq--no-delay.scenario", "faq-/no-delay.scenario", "faq/-no-delay.scenario",
      "/faq/no-delay.scenario", "../faq/no-delay.scenario", "Faq/no-delay.scenario", "faq//no-delay.scenario",
      "faq/no delay.scenario", "faq/no+delay.scenario", "faq/no-delay", "faq/no-delay.",
      "faq/no\u{0}delay.scenario",
      "опрос.scenario", "анкета.scenario", "con.scenario", "CON.scenario", "", ".", "..", "<stdin>",
      String(repeating: "a", count: 300) + ".scenario", String(repeating: "a", count: 301) + ".scenario",
    ]
    let names = files.map { PageName.name(of: $0, number: 1).lowercased() }
    #expect(Set(names).count == files.count)
    for name in names {
      #expect(name.utf8.count <= 130 && name.hasSuffix(".html") && !name.hasPrefix("."))
      #expect(name.utf8.count > "con1.html".utf8.count)
      let isSafe = name.utf8.allSatisfy { byte in
        byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || [0x2D, 0x2E, 0x5F].contains(byte)
      }
      #expect(isSafe, "\(name)")
    }
  }

  @Test(
    "No plain name is one with a number", arguments: ["a.scenario", "Faq/no-delay.scenario", "promo.json"])
  func numbered(file: String) {
    let name = PageName.name(of: file, number: 1)
    #expect(name.contains("---"))
    for separator in ["---", "--", "-", "/"] {
      let other = name.replacingOccurrences(of: "---", with: separator).dropLast(".html".count) + ".scenario"
      #expect(PageName.name(of: String(other), number: 1) != name)
    }
  }

  @Test("Several runs of one payload have names of their own, the same every time")
  func payload() {
    #expect(PageName.name(of: "promo.json", number: 1) != PageName.name(of: "promo.json", number: 2))
    #expect(PageName.name(of: "promo.json", number: 1) == "promo.json---kd3jeb8v15ef.html")
  }
}
