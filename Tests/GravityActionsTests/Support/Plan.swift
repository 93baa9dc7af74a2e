import GravityActions

/// The plan of a click with the built-in actions, read off like a sentence: `plan(click, .ios)`.
func plan(_ click: ClickParameters, _ policy: ActionPolicy) -> [ActionStep] {
  ActionRegistry.standard.plan(for: click, under: policy)
}

let bothProfiles: [ActionPolicy] = [.ios, .ideal]
