import GravityPresentation
import Testing

@testable import GravitySimulator

/// One small map in every format, word for word.
@Suite struct MapTextTests {
  private static let events =
    ", \"events\": [{\"type\": \"copy\", \"urls\": [\"https://ev.example.test/copy\"]}, "
    + "{\"type\": \"close\", \"urls\": [\"https://ev.example.test/close\"]}]"

  private static func map() throws -> CampaignMap {
    try MapSamples.map([
      [
        MapSamples.content(
          "promo-1", "modal",
          [
            MapSamples.button(
              "Скопировать «код»", "\"action\": \"copy\", \"copyData\": \"A&B\", \"closeOnClick\": false"),
            MapSamples.button("Next", "\"action\": \"open_step\", \"step\": 3"),
          ], more: events)
      ]
    ])
  }

  @Test("Mermaid")
  func mermaid() throws {
    #expect(
      try Self.map().text(in: .mermaid) == """
        %% gravity-sim graph, profile ios
        flowchart TD
          c0["promo#45;1<br/>modal, no step<br/>shown first"]
          m0{{"missing step 3<br/>no content has it"}}
          out(["off the screen"])
          c0 -.->|"“Скопировать «код»”<br/>copies “A#38;B”<br/>reports CopyEvent#59; urls of copy#58; 1"| c0
          c0 -->|"“Next”<br/>closes, opens step 3<br/>reports ContentCloseEvent"| m0
          c0 -->|"tap outside<br/>closes<br/>reports ContentCloseEvent"| out
          classDef root stroke-width:3px
          class c0 root
          classDef missing fill:#fff3bf,stroke:#8a6d00,color:#332900
          class m0 missing

        """)
  }

  @Test("DOT")
  func dot() throws {
    #expect(
      try Self.map().text(in: .dot) == #"""
        digraph campaign {
          graph [comment="gravity-sim graph, profile ios", fontname="sans-serif"];
          node [fontname="sans-serif", shape=box, style=filled, fillcolor="#ffffff"];
          edge [fontname="sans-serif", fontsize=10];
          c0 [label="promo-1\nmodal, no step\nshown first", penwidth=3];
          m0 [label="missing step 3\nno content has it", shape=hexagon, color="#8a6d00", fillcolor="#fff3bf"];
          out [label="off the screen", shape=oval];
          c0 -> c0 [label="“Скопировать «код»”\ncopies “A&amp;B”\nreports CopyEvent; urls of copy: 1", style=dashed];
          c0 -> m0 [label="“Next”\ncloses, opens step 3\nreports ContentCloseEvent"];
          c0 -> out [label="tap outside\ncloses\nreports ContentCloseEvent"];
        }

        """#)
  }

  @Test("JSON")
  func json() throws {
    let text = try MapSamples.map([[MapSamples.content("a", "fullscreen", [])]]).text(in: .json)
    #expect(
      text == """
        {
          "contents" : [
            {
              "contentId" : "a",
              "id" : "c0",
              "inline" : false,
              "method" : "fullScreen",
              "obstacle" : "noElements",
              "reachable" : false,
              "reports" : [
                {
                  "callback" : "ContentLoadEvent",
                  "occasion" : "load",
                  "urls" : 0
                },
                {
                  "callback" : "ContentImpressionEvent",
                  "occasion" : "impression",
                  "urls" : 0
                },
                {
                  "callback" : "ContentVisibleImpressionEvent",
                  "occasion" : "visibleImpression",
                  "urls" : 0
                },
                {
                  "callback" : "ContentCloseEvent",
                  "occasion" : "close",
                  "urls" : 0
                }
              ],
              "root" : true
            }
          ],
          "deadEnds" : [

          ],
          "file" : "a.json",
          "missingSteps" : [

          ],
          "profile" : "ios",
          "schema" : "gravity-sim/graph/1",
          "traps" : [

          ],
          "undecodable" : 0,
          "variations" : [
            {
              "campaign" : 1,
              "campaignId" : "6a5f4b7b73a8b1a026084fe2",
              "contents" : [
                "c0"
              ],
              "presented" : true,
              "variation" : 1,
              "variationId" : "v1"
            }
          ],
          "ways" : [

          ]
        }

        """)
  }

  @Test("Several variations are clusters, and say which one is presented")
  func clusters() throws {
    let map = try MapSamples.map([
      [MapSamples.content("a", "inline", [])], [MapSamples.content("b", "inline", [])],
    ])
    #expect(
      try map.text(in: .mermaid) == """
        %% gravity-sim graph, profile ios
        flowchart TD
          subgraph v0["campaign 1, variation 1<br/>v1<br/>presented"]
            c0["a<br/>inline, no step<br/>drawn by inline components (N1)"]
          end
          subgraph v1["campaign 1, variation 2<br/>v2<br/>never presented#58; the first variation alone is (P5)"]
            c1["b<br/>inline, no step<br/>NEVER SHOWN#58; nothing presents inline content (P10)"]
          end
          classDef root stroke-width:3px
          class c0 root
          classDef hidden fill:#eeeeee,stroke:#888888,color:#444444,stroke-dasharray:4 4
          class c1 hidden

        """)
    #expect(
      try map.text(in: .dot).contains(
        "  subgraph cluster_1 {\n    label=\"campaign 1, variation 2\\nv2\\nnever presented"))
  }
}
