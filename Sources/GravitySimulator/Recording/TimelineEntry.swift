import GravityPresentation

/// One line of a trace.
public struct TimelineEntry: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case event(Event)
    case effect(Effect)
    /// What happened to an inline component, and what it asked for.
    case inline(InlineID, InlineEvent)
    /// The source is the one of that moment: another selector may follow.
    case inlineEffect(InlineID, InlineEffect, by: InlineSource)
    /// What happened to product cards, and what their detectors asked for.
    case shelf(ShelfID, ShelfEvent)
    case shelfEffect(ShelfID, ShelfEffect)
    case remark(String)
    /// A misuse of the SDK that became known.
    case usage(UsageFinding)
    /// A line of the log about a request or its answer.
    case log(String)
    /// A line of the scenario.
    case statement(String)
  }

  public let time: Instant
  public let kind: Kind
}
