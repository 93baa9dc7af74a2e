extension PresentationMachine {
  /// E1–E4: the urls of the occasion's entry, then the callback (E7, E12).
  func report(_ occasion: Occasion, of content: ContentID, _ emit: (Effect) -> Void) {
    let hook = environment.catalog.hook(of: occasion, of: content)
    if hook.hitsForeignURLs { quirk(.foreignURLs, .content(content), emit) }
    track(hook.urls, emit)
    if hook.callsBack { emit(.callBack(.content(occasion, content))) }
  }

  /// A surprise, as far as the profile counts it (contract §0).
  func quirk(_ kind: QuirkKind, _ subject: Quirk.Subject, _ emit: (Effect) -> Void) {
    if policy.quirks.contains(kind) { emit(.quirk(Quirk(kind, subject))) }
  }

  /// Surprises that were compiled for the profile.
  func quirks(_ set: QuirkSet, _ subject: Quirk.Subject, _ emit: (Effect) -> Void) {
    var left = set
    while let kind = left.removeFirst() { emit(.quirk(Quirk(kind, subject))) }
  }

  /// E9: one that is no url is skipped.
  func track(_ urls: Range<UInt32>, _ emit: (Effect) -> Void) {
    for place in urls {
      let url = URLID(index: place)
      let isURL = environment.catalog.urls[Int(place)].isURL
      emit(isURL ? .track(url) : .note(.skippedURL(url)))
    }
  }
}
