import GravityPresentation

extension SpanCollector {
  mutating func take(_ event: Event) {
    switch event {
    case .initialized, .viewTracked, .eventTriggered, .lockListenerChanged, .contentShown, .configured,
      .contentRequested, .engaged, .productEngaged:
      add(.calls, Wording.text(of: event, in: world))
    case .presentationLocked:
      add(.calls, Wording.text(of: event, in: world))
      end(.lock, nil)
      begin(.lock, .app, "presentation is locked")
    case .presentationUnlocked:
      add(.calls, Wording.text(of: event, in: world))
      end(.lock, "unlocked")
    case .responded(let request, let response):
      end(.request(request), Wording.text(of: response, in: world))
    case .trackingAnswered(let url, let response):
      end(.url(url), Wording.text(of: response, in: world))
    case .timerFired(let timer): end(.timer(timer), "fired")
    case .presentationRefused: add(.presentations, Wording.text(of: event, in: world))
    case .tapped, .swiped, .backPressed, .inputChanged, .inlineTapped:
      add(.user, Wording.text(of: event, in: world))
    case .pushAnswered:
      add(.user, Wording.text(of: event, in: world))
      end(.prompt, nil)
    case .controllerGone: add(.app, Wording.text(of: event, in: world))
    case .enteredBackground: begin(.background, .app, "in background")
    case .enteredForeground: end(.background, nil)
    case .killed:
      add(.app, Wording.text(of: event, in: world))
      endAll("the app was killed")
    case .viewAppeared, .appearingEnded, .dismissalEnded, .visibilityChanged, .inlineSeen, .cardSeen: break
    }
  }

  mutating func take(_ event: InlineEvent, of id: InlineID) {
    switch event {
    case .mounted: begin(.component(id), .components, world.name(of: id))
    case .unmounted: end(.component(id), "unmounted")
    case .secondPassed(let content): end(.inlineSecond(id, content), "fired")
    case .rebound, .appeared, .disappeared, .loaded, .failed, .seen, .contentSeen, .updated: break
    }
  }
}
