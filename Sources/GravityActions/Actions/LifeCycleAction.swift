/// `load`, `impression` and `visible_impression` in an `onClick`: known words of section 5, which ask a click
/// for no effect. So the click has A1's frame, and no note.
struct LifeCycleAction: ClickAction {
  let name: ActionName

  func plan(for parameters: ClickParameters, under policy: ActionPolicy) -> [ActionStep] {
    ActionFrame(parameters, under: policy).plan()
  }
}
