extension PolicySwitch {
  /// Contract §4.
  static let delivery = [
    PolicySwitch(
      "closeButtonAlwaysCloses", \.closeButtonAlwaysCloses, "D4",
      meaning: "whether a close button without action closes"),
    PolicySwitch(
      "snackBar.stays", \.snackBar.stays, "D5",
      meaning: "how long a snack bar stays before it begins to leave"
    ),
    PolicySwitch(
      "snackBar.readsDuration", \.snackBar.readsDuration, "D5",
      meaning: "whether `frameUI.params.duration` says how long it stays"),
    PolicySwitch(
      "snackBar.leaves", \.snackBar.leaves, "D5", meaning: "how long a snack bar leaves by itself"),
    PolicySwitch(
      "snackBar.disappears", \.snackBar.disappears, "D12",
      meaning: "how long a snack bar leaves when it is dismissed"),
    PolicySwitch(
      "snackBar.reportsOwnClose", \.snackBar.reportsOwnClose, "D5",
      meaning: "whether a snack bar that left by itself reports its close"),
    PolicySwitch(
      "snackBar.closesTwice", \.snackBar.closesTwice, "D9",
      meaning: "whether a dismissed snack bar is closed again by its timer"),
    PolicySwitch(
      "snackBar.closesOnSwipeUp", \.snackBar.closesOnSwipeUp, "D3",
      meaning: "whether a swipe up closes a snack bar"),
    PolicySwitch("backCloses", \.backCloses, "D8", meaning: "whether the system's back closes"),
    PolicySwitch(
      "reportsCloseWithHost", \.reportsCloseWithHost, "D10",
      meaning: "whether a campaign that goes with its host reports its close"),
    PolicySwitch(
      "drawnElements", \.drawnElements, "D11", meaning: "which kinds and spellings of elements are drawn"),
    PolicySwitch("drawsGrid", \.drawsGrid, "D11", meaning: "whether a grid of products is drawn"),
    PolicySwitch(
      "transitions.fullScreen", \.transitions.fullScreen, "D12",
      meaning: "how long a fullScreen comes and goes"),
    PolicySwitch("transitions.modal", \.transitions.modal, "D12", meaning: "how long a modal comes and goes"),
    PolicySwitch(
      "transitions.bottomSheet", \.transitions.bottomSheet, "D12",
      meaning: "how long a bottomSheet comes and goes"),
  ]
}
