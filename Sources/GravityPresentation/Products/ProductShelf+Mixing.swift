extension ProductShelf {
  /// Folds everything that the shelf remembers into a key.
  package func mix(into mixer: inout StateMixer) {
    mixer.add(UInt64(truncatingIfNeeded: thousandths))
    for card in cards {
      mixer.add(
        UInt64(card.slot.index) | UInt64(card.traits.rawValue) << 32
          | UInt64(truncatingIfNeeded: card.thousandths) << 48)
    }
  }
}
