/// Whether the presenter answered, or the machine's patience ran out and the timer with it.
enum PresenterAnswer {
  case given
  case missing
}
