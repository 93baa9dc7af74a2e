import GravityActions

/// Contents as they stand with what the user has put in, each with an id of its own.
extension Catalog {
  /// The id of the variant, which joins where it is new; whoever asks has to see that it is compiled.
  mutating func reserve(_ key: VariantKey) -> ContentID {
    if let id = variants[key] { return id }
    let base = Int(key.base.index)
    return reserve(key, of: contentSources[base], from: origins[base])
  }

  /// A content takes the next place in the tables.
  mutating func reserve(_ key: VariantKey, of source: ContentSource, from origin: Int) -> ContentID {
    let id = ContentID(contents.count)
    contents.append(.unfinished)
    contentSources.append(source)
    keys.append(key)
    origins.append(origin)
    variants[key] = id
    unfinished.append(id)
    return id
  }

  /// Whether both are the same content, drawn on the same surface, with whatever answers.
  package func isVariant(_ content: ContentID, of other: ContentID) -> Bool {
    guard keys.indices.contains(Int(content.index)), keys.indices.contains(Int(other.index)) else {
      return false
    }
    let (left, right) = (keys[Int(content.index)], keys[Int(other.index)])
    return left.base == right.base && left.surface == right.surface
  }

  /// Whether the content is one that inline components draw.
  package func isInline(_ content: ContentID) -> Bool {
    keys.indices.contains(Int(content.index)) && keys[Int(content.index)].surface == .inline
  }

  /// The content as it joined, before anybody put something into it.
  public func base(of content: ContentID) -> ContentID { keys[Int(content.index)].base }

  /// What the user has put into the content's session so far.
  public func answers(in content: ContentID) -> Answers { keys[Int(content.index)].answers }

  /// What a component draws of a body: the root of each campaign (N1).
  public func inlineContents(of body: BodyID) -> [ContentID] { inlineRoots[body] ?? [] }

  /// The slots of a content, in the server's order, drawn or not.
  public func slotIDs(of content: ContentID) -> [SlotID] {
    contents[Int(content.index)].slots.map { SlotID(index: $0) }
  }

  /// The cards that a content draws, in order (D11): none where nothing draws them.
  public func cardIDs(of content: ContentID) -> [SlotID] {
    contents[Int(content.index)].drawsCards ? slotIDs(of: content) : []
  }

  /// The content that a slot belongs to.
  public func content(of slot: SlotID) -> ContentID? { self.slot(at: slot)?.content }

  /// The place of a slot among those of its content.
  public func place(of slot: SlotID) -> Int? { self.slot(at: slot).map { Int($0.place) } }

  /// The slot as it was decoded.
  public func slot(_ id: SlotID) -> Slot? {
    guard let record = slot(at: id) else { return nil }
    let slots = contentSources[Int(record.content.index)].content.products?.slots ?? []
    return slots.indices.contains(Int(record.place)) ? slots[Int(record.place)] : nil
  }

  /// What is wrong with an element that is not drawn.
  public func fault(_ id: FaultID) -> FaultRecord? {
    faults.indices.contains(Int(id.index)) ? faults[Int(id.index)] : nil
  }

  func slot(at id: SlotID) -> SlotRecord? {
    slots.indices.contains(Int(id.index)) ? slots[Int(id.index)] : nil
  }
}
