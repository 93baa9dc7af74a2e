/// What all pages of a report have in common: the head with its policy, and the frame of the body.
struct PageShell {
  let style: PageAsset
  let script: PageAsset

  /// What every page begins with, and nothing that somebody else puts in its place.
  static let mark =
    "<!doctype html><html lang=en><meta charset=utf-8><meta name=generator content=gravity-sim>"

  /// - Parameter title: As it is; it is escaped here.
  func page(title: String, body: String) -> String {
    """
    \(Self.mark)
    <meta http-equiv=Content-Security-Policy content="\(policy)">
    <meta name=viewport content="width=device-width,initial-scale=1">
    <title>\(HTMLText.escaped(title, longest: 300))</title>
    <style>\(style.text)</style>
    <script>\(script.text)</script>
    <body>
    \(body)

    """
  }

  /// Nothing is loaded, nothing is sent, and nothing runs but the script above.
  private var policy: String {
    "default-src 'none';style-src \(style.source);script-src \(script.source);base-uri 'none';form-action 'none'"
  }
}
