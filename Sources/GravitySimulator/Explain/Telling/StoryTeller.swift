import GravityPresentation

/// Turns the facts of a run into stories; the sentences stand in `ExplainWording`.
struct StoryTeller {
  let run: ExplainedRun
  let trails: RunTrails
  /// The steps that change the app's screens, for "since when".
  let screenMarks: [StatementMark]

  init(_ run: ExplainedRun) {
    self.run = run
    trails = RunTrails(run)
    let statements = run.document.statements
    screenMarks = run.marks.filter { mark in
      guard case .step(let step) = statements[mark.statement].kind else { return false }
      return step.screen != nil
    }
  }

  var world: SimulatedWorld { run.world }
  var catalog: Catalog { run.world.catalog }
  var policy: PresentationPolicy { run.world.machine.environment.profile.policy }
  var profileName: String { run.world.machine.environment.profile.name }

  /// The stories without their changes, which need runs of their own.
  func explanation() -> Explanation {
    Explanation(
      scenario: run.compiled.scenario.name, file: run.compiled.scenario.file.displayName,
      profile: profileName,
      triggers: trails.triggers.map { TriggerTeller(self, $0).story },
      requests: trails.requests.isEmpty ? nil : trails.requests.map(story),
      crashes: trails.crashes.map { crash, statement in
        let place = run.place(of: statement)
        return CrashStory(
          time: crash.time.milliseconds, line: place?.line, file: place?.file,
          reason: Wording.text(of: crash.reason, in: world))
      },
      presentations: trails.presentations.enumerated().map { PresentationTeller(self, $1, $0 + 1).story },
      inline: trails.components.isEmpty ? nil : trails.components.map { InlineTeller(self, $0).story },
      usage: usage.isEmpty ? nil : usage,
      endedEarly: run.failure?.diagnostics.first.map { diagnostic in
        ([diagnostic.message] + (diagnostic.caretNote.map { [$0] } ?? [])).joined(separator: ": ")
      })
  }

  /// The misuses of the SDK, in the order of the calls.
  private var usage: [UsageStory] {
    let findings = world.recording.usage.items
    let ordered = findings.indices.sorted { left, right in
      let (first, second) = (findings[left].site.statement ?? 0, findings[right].site.statement ?? 0)
      return first == second ? left < right : first < second
    }
    return ordered.map { number in
      let finding = findings[number]
      let place = run.place(of: finding.site.statement)
      return UsageStory(
        rule: finding.rule.rawValue, call: finding.site.call.rawValue, time: finding.time.milliseconds,
        line: place?.line, file: place?.file, misuse: Wording.sentence(of: finding.misuse),
        help: Wording.advice(on: finding.rule))
    }
  }

  private func story(of request: LoadTrail) -> LoadStory {
    let place = run.place(of: request.statement)
    return LoadStory(
      request: world.text(of: request.id), line: place?.line, file: place?.file,
      time: request.time.milliseconds, answer: ExplainWording.answer(to: request, in: world),
      loads: request.reports.map { report in
        ReportTeller(
          teller: self, occasion: .load, content: report.content, reports: [report], absence: nil
        ).story
      })
  }

  /// The latest step that did something with the controller's screen at or before the time.
  func screenStep(
    _ controller: ControllerID, until time: Instant, where isMeant: (Step) -> Bool
  ) -> (time: Instant, place: StatementPlace?)? {
    let name = world.name(of: controller)
    let mark = screenMarks.last { mark in
      guard mark.time <= time, case .step(let step) = run.document.statements[mark.statement].kind else {
        return false
      }
      return step.screen == name && isMeant(step)
    }
    return mark.map { ($0.time, run.place(of: $0.statement)) }
  }
}

extension Step {
  /// The screen of the app's that the step changes.
  var screen: String? {
    switch self {
    case .hostPresent(let name), .hostDismiss(let name), .hostDetach(let name), .hostAttach(let name),
      .hostBeginDismissing(let name):
      name
    case .initialize, .trackView, .triggerEvent, .setNotificationPermission, .lockPresentation,
      .unlockPresentation, .lockListener, .showContent, .setUser, .setOptions, .getContent, .engage,
      .engageProduct, .mount, .rebind, .unmount, .tap, .swipe, .scroll, .scrollProduct, .choose, .type, .back,
      .answerPush,
      .settingsPush, .background, .foreground, .kill, .relaunch, .wait, .settle, .note:
      nil
    }
  }
}
