extension PolicySwitch {
  /// Contract §4.
  static let delivery = [
    PolicySwitch("methodNames", \.methodNames, "P10", meaning: "how names of delivery methods are read"),
    PolicySwitch(
      "snackBar.closesOnSwipeUp", \.snackBar.closesOnSwipeUp, "D3",
      meaning: "whether a swipe up closes a snack bar"),
    PolicySwitch(
      "closeButtonAlwaysCloses", \.closeButtonAlwaysCloses, "D4",
      meaning: "whether a close button without action closes"),
    PolicySwitch(
      "snackBar.stays", \.snackBar.stays, "D5",
      meaning: "how long a snack bar stays before it begins to leave"),
    PolicySwitch(
      "snackBar.readsDuration", \.snackBar.readsDuration, "D5",
      meaning: "whether `frameUI.params.duration` says how long it stays"),
    PolicySwitch(
      "snackBar.leaves", \.snackBar.leaves, "D5", meaning: "how long a snack bar leaves by itself"),
    PolicySwitch(
      "snackBar.reportsOwnClose", \.snackBar.reportsOwnClose, "D5",
      meaning: "whether a snack bar that left by itself reports its close"),
    PolicySwitch("back", \.back, "D8", meaning: "what the system's back does"),
    PolicySwitch(
      "snackBar.closesTwice", \.snackBar.closesTwice, "D9", "T4",
      meaning: "whether a dismissed snack bar is closed again by its timer"),
    PolicySwitch(
      "snackBar.isInvisibleWithoutFrame", \.snackBar.isInvisibleWithoutFrame, "D9",
      meaning: "whether a snack bar without `frameUI` is invisible"),
    PolicySwitch(
      "reportsCloseWithHost", \.reportsCloseWithHost, "D10",
      meaning: "whether a campaign that goes with its host reports its close"),
    PolicySwitch(
      "elementSpelling", \.elementSpelling, "D11", meaning: "how the types of elements may be written"),
    PolicySwitch("drawsItems", \.drawsItems, "D11", meaning: "whether `items-container` is drawn"),
    PolicySwitch("drawsWebviews", \.drawsWebviews, "D11", meaning: "whether `webview` is drawn"),
    PolicySwitch("drawsGrid", \.drawsGrid, "D11", meaning: "whether a grid of products is drawn"),
    PolicySwitch(
      "absentLayoutIsRow", \.absentLayoutIsRow, "D11",
      meaning: "whether products without a layout are a row; else they are not drawn"),
    PolicySwitch(
      "drawsOwnCards", \.drawsOwnCards, "D11",
      meaning: "whether products are drawn where the app has no builder of cards"),
    PolicySwitch(
      "transitions.fullScreen", \.transitions.fullScreen, "D12",
      meaning: "how long a full screen comes and goes"),
    PolicySwitch("transitions.modal", \.transitions.modal, "D12", meaning: "how long a modal comes and goes"),
    PolicySwitch(
      "transitions.bottomSheet", \.transitions.bottomSheet, "D12",
      meaning: "how long a bottom sheet comes and goes"),
    PolicySwitch(
      "transitions.snackBar", \.transitions.snackBar, "D12",
      meaning: "how long a snack bar comes, and goes when dismissed"),
    PolicySwitch(
      "sheetClose", \.sheetClose, "D12",
      meaning: "when a bottom sheet that a click dismisses reports its close"),
  ]
}
