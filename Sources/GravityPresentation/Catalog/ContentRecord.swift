/// One content, compiled to what the machine reads: numbers and places in the catalogue's tables.
public struct ContentRecord: Hashable, Sendable {
  enum CloseButton: Hashable, Sendable {
    case absent
    case withoutAction
    case action(ActionID)
  }

  /// What a life-cycle occasion reports (E1–E4).
  struct Hook: Hashable, Sendable {
    var urls: Range<UInt32>
    var callsBack: Bool
    /// Its urls are those of another unknown word (A1).
    var hitsForeignURLs: Bool
  }

  enum Presentability: Hashable, Sendable {
    case presentable
    case notPresentable
    case unknownTemplate
    /// The profile's SDK shows no such content without a frame (P15).
    case frameMissing
  }

  let presentability: Presentability
  /// How it behaves once presented; of no meaning for what is not presentable.
  public let behavior: DeliveryBehavior
  /// It has no elements (P6).
  package let isEmpty: Bool
  /// What comes with its presentation, or with the refusal to present it.
  let quirks: QuirkSet
  /// It is the root where `ideal` would present another content (P5).
  let isOddRoot: Bool
  /// A content of its response has a form element (E4).
  package let belongsToForm: Bool
  /// Its places in the table of drawn elements.
  let elements: Range<UInt32>
  let closeButton: CloseButton
  let container: ActionID?
  let load: Hook
  let impression: Hook
  let visibleImpression: Hook
  let close: Hook
  /// Its places in the table of product slots, drawn or not.
  let slots: Range<UInt32>
  /// Its products are drawn as cards that can be seen and touched (D11).
  let drawsCards: Bool
  /// A tap somewhere in it asks for the push permission (A7).
  package let asksForPush: Bool
  /// Its places in the table of elements that cannot be read.
  let faults: Range<UInt32>

  /// It is not presented for want of a frame (P15).
  package var lacksFrame: Bool { presentability == .frameMissing }

  /// Nothing but its host can keep it from being presented (P10).
  package var isPresentable: Bool { presentability == .presentable }

  /// It is not presented for want of a template (D7).
  package var hasUnknownTemplate: Bool { presentability == .unknownTemplate }

  /// Why it cannot be presented whatever the host (P10), or nil where it can.
  func obstacle(of content: ContentID) -> Verdict? {
    switch presentability {
    case .presentable: nil
    case .notPresentable, .frameMissing: .notPresentable(content)
    case .unknownTemplate: .unknownTemplate(content)
    }
  }
}
