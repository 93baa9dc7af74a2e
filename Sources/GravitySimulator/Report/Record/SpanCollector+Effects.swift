import GravityPresentation

extension SpanCollector {
  mutating func take(_ effect: Effect) {
    let text = Wording.line(of: effect, in: world).text
    switch effect {
    case .send(let request, _):
      switch request {
      case .candidates(let trigger): prolongCall(until: .trigger(trigger))
      case .load(let load, _): prolongCall(until: .load(load))
      case .content, .click: break
      }
      begin(.request(request), .network, text)
    case .track(let url): begin(.url(url), .network, text)
    case .startTimer(let timer, _): begin(.timer(timer), .timers, Wording.text(of: timer, in: world))
    case .cancelTimer(let timer): end(.timer(timer), "cancelled")
    case .triggerEnded(let trigger, let outcome):
      end(.trigger(trigger), Wording.text(of: outcome, in: world))
    case .loadEnded(let load, let outcome): end(.load(load), Wording.text(of: outcome, in: world))
    case .askForPushAuthorization: begin(.prompt, .app, text)
    case .callBack, .callLockListener, .writePasteboard, .registerForRemoteNotifications, .openSettings:
      add(.app, text)
    case .verdict, .quirk: add(.findings, text)
    case .appCrashed:
      add(.findings, "crash: \(text)")
      endAll("the app crashed")
    case .present, .beginLeaving, .dismiss, .update, .updateInline, .log, .note: break
    }
  }

  mutating func take(_ effect: InlineEffect, of id: InlineID) {
    switch effect {
    case .startTimer(let content, _):
      let name = "second in sight of \(Wording.name(of: content, in: world)) in \(world.name(of: id))"
      begin(.inlineSecond(id, content), .timers, name)
    case .cancelTimer(let content): end(.inlineSecond(id, content), "cancelled")
    case .load, .draw, .report, .quirk, .note: break
    }
  }

  mutating func take(_ effect: ShelfEffect, of id: ShelfID) {
    switch effect {
    case .startTimer(let card, _):
      let name = "second in sight of card \(card) of \(Wording.owner(of: id, in: world))"
      begin(.cardSecond(id, card), .timers, name)
    case .cancelTimer(let card): end(.cardSecond(id, card), "cancelled")
    case .report, .quirk, .note: break
    }
  }
}
