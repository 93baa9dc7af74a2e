extension InlineComponent {
  /// Folds everything that the component remembers into a key.
  package func mix(into mixer: inout StateMixer) {
    mixer.add(phase.word | (isOnScreen ? 256 : 0) | UInt64(request) << 16)
    mixer.add(UInt64(bitPattern: Int64(thousandths)))
    for block in blocks {
      mixer.add(
        UInt64(block.content.index) | UInt64(block.traits.rawValue) << 32
          | UInt64(truncatingIfNeeded: block.thousandths) << 48)
    }
  }
}

extension InlineComponent.Phase {
  fileprivate var word: UInt64 {
    switch self {
    case .idle: 0
    case .loading: 1
    case .shown: 2
    case .empty: 3
    case .failed: 4
    case .gone: 5
    }
  }
}
