extension PageShell {
  /// The page of one run.
  static let run = PageShell(
    style: PageAsset(PageStyle.text, RunPageStyle.text),
    script: PageAsset(PageScript.theme, RunPageScript.text))

  /// The page of a suite.
  static let index = PageShell(
    style: PageAsset(PageStyle.text, IndexPageStyle.text),
    script: PageAsset(PageScript.theme, IndexPageScript.text))
}
