/// What all pages of a report have in common: the head with its policy, and the frame of the body.
struct PageShell {
  /// What a file begins with that a report wrote, and nobody else.
  static let mark = "<!doctype html><!-- gravity-sim report 1 -->"

  let style: PageAsset
  let script: PageAsset

  /// - Parameter title: As it is; it is escaped here.
  func page(title: String, body: String) -> String {
    """
    \(Self.mark)
    <html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLText.escaped(title, longest: 300))</title>
    <style>\(style.text)</style>
    <script>\(script.text)</script>
    </head><body>
    \(body)
    </body></html>

    """
  }

  /// Nothing is loaded, nothing is sent, and nothing runs but the script above.
  private var policy: String {
    "default-src 'none';style-src \(style.source);script-src \(script.source);img-src data:;"
      + "base-uri 'none';form-action 'none'"
  }
}
