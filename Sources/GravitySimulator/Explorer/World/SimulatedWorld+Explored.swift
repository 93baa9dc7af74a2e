import GravityPresentation

/// What an explorer does with a world: time stands still, and what is due waits until it is let happen.
extension SimulatedWorld {
  /// Lets happen now what is due at a clock, and with it all that it causes at this instant.
  ///
  /// - Parameter response: What a request is answered with, in the place of its reply.
  mutating func bringForward(_ clock: UInt8, response: Response? = nil) throws {
    guard var task = agenda.take(clock: Int(clock)) else { return }
    if let response, case .response(let request, _) = task { task = .response(request, response) }
    if case .deadline(let number) = task { return breakProperty(number) }
    agenda.add(task, at: now)
    try runDue()
  }

  /// N2: a tap inside a component that is on the screen.
  mutating func tapInline(_ id: InlineID, _ content: ContentID, _ target: TapTarget) throws {
    guard let component = inline[id] else { return }
    tappedComponent = id
    defer { tappedComponent = nil }
    try take(.inlineTapped(id, content, target, on: component.screen))
  }

  /// What a `within` owes is due at its deadline, as long as it owes it.
  mutating func startDeadlines() {
    for (number, property) in properties.enumerated() {
      guard case .within(let limit, _, _) = property else { continue }
      let isNew = obligations[number].since == now
      if isNew || obligations[number].since == nil { _ = agenda.remove(.deadline(number)) }
      guard isNew else { continue }
      agenda.add(.deadline(number), at: now + limit)
      obligations[number].age()
    }
  }

  private mutating func breakProperty(_ number: Int) {
    brokenProperty = BrokenProperty(number: number, time: now, since: obligations[number].since)
    obligations[number] = Obligation()
  }
}

extension Agenda {
  /// When something is due that waits for an explorer.
  static let held = Instant(milliseconds: .max)

  /// Takes out what is due at a clock; clocks count from the oldest entry, which is the last.
  mutating func take(clock: Int) -> Task? {
    let place = entries.count - clock
    return entries.indices.contains(place) ? entries.remove(at: place).task : nil
  }

  /// Everything waits from now on; what has come last is the youngest.
  mutating func hold() {
    let kept = entries.count { $0.due == Self.held }
    var held = SmallArray<Entry>()
    for place in kept..<entries.count { held.append(Entry(due: Self.held, task: entries[place].task)) }
    for place in 0..<kept { held.append(entries[place]) }
    entries = held
  }
}
