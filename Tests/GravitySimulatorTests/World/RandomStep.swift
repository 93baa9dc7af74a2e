/// What a random walk can do, likely things more than once.
enum RandomStep: String, CaseIterable {
  case view, event, lock, unlock, tapButton, tapOutside, swipe, allow, deny, present, dismiss, detach
  case attach, leave, background, foreground, kill, relaunch, wait, pause, showContent, settings
}
