/// Content outside triggers: loaded by the app or an inline component, and reported by hand (C1, E8).
extension PresentationMachine {
  /// C3, C4, A8: what only requests carry is kept beside the machine.
  mutating func configure(by call: LogMessage.Call, _ emit: (Effect) -> Void) {
    if isMisused(call, emit) { return }
    emit(.note(.nothingChanged))
  }

  /// C1, N1: nothing is remembered of it; whoever sent it knows it by its number.
  mutating func request(_ load: LoadID, for call: LogMessage.Call, _ emit: (Effect) -> Void) {
    if isMisused(call, emit) { return emit(.loadEnded(load, .refused)) }
    if call == .getContentByGroup, !policy.hasGroupContent {
      emit(.note(.groupContentUnavailable(load)))
      return emit(.loadEnded(load, .refused))
    }
    emit(.send(.load(load, call), .load(load)))
  }

  /// E1: what loaded is reported, shown or not.
  func endLoad(
    _ load: LoadID, of call: LogMessage.Call, _ response: Response, _ emit: (Effect) -> Void
  ) {
    let failure: LoadFailure
    switch body(of: response, emit) {
    case .arrived(.contents(let places, _), let body):
      for place in places { report(.load, of: ContentID(index: place), emit) }
      return emit(.loadEnded(load, .arrived(body)))
    case .failed(let reason): failure = reason
    case .arrived(.undecodable(let kinds), let body):
      quirks(kinds, .body(body), emit)
      failure = .undecodable(body)
    case .arrived(.candidates, let body): failure = .undecodable(body)
    }
    emit(.log(.contentFailed(call, failure)))
    emit(.loadEnded(load, .failed(failure)))
  }

  /// E8: the urls, and nobody is called back.
  mutating func engage(_ occasion: Occasion, of content: ContentID, _ emit: (Effect) -> Void) {
    if isMisused(.sendContentEngagement, emit) { return }
    guard environment.catalog.contents.indices.contains(Int(content.index)) else {
      return emit(.note(.nothingChanged))
    }
    let hook = environment.catalog.hook(of: occasion, of: content)
    if hook.urls.isEmpty { return emit(.note(.nothingChanged)) }
    if hook.hitsForeignURLs { quirk(.foreignURLs, .content(content), emit) }
    track(hook.urls, emit)
  }

  /// E6, E8.
  mutating func engage(_ engagement: ProductEngagement, of slot: SlotID, _ emit: (Effect) -> Void) {
    if isMisused(.sendProductEngagement, emit) { return }
    guard let record = environment.catalog.slot(at: slot) else { return emit(.note(.nothingChanged)) }
    let urls = record.urls(of: engagement)
    if urls.isEmpty { return emit(.note(.nothingChanged)) }
    track(urls, emit)
  }

  /// E11: an inline component saw its content.
  func see(_ occasion: Occasion, of content: ContentID, _ emit: (Effect) -> Void) {
    guard environment.catalog.contents.indices.contains(Int(content.index)) else {
      return emit(.note(.nothingChanged))
    }
    let hook = environment.catalog.hook(of: occasion, of: content)
    if hook.urls.isEmpty, !hook.callsBack { emit(.note(.nothingChanged)) }
    report(occasion, of: content, emit)
  }

  /// E5: the SDK's detector saw a card.
  func see(_ slot: SlotID, _ emit: (Effect) -> Void) {
    guard let record = environment.catalog.slot(at: slot) else { return emit(.note(.nothingChanged)) }
    if record.visibleImpression.isEmpty, !record.callsBack { emit(.note(.nothingChanged)) }
    track(record.visibleImpression, emit)
    if record.callsBack { emit(.callBack(.productImpression(slot))) }
  }
}
