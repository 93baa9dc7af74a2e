/// What the scripts of all pages begin with.
enum PageScript {
  /// The class `js` is set before anything is painted. Storage may be forbidden where a page is a file.
  static let theme = """
    "use strict";
    const root = document.documentElement;
    const byID = id => document.getElementById(id);
    const themes = ["auto", "light", "dark"];
    let theme = "auto";
    try { theme = localStorage.getItem("gravity-sim-theme") || theme; } catch {}
    if (!themes.includes(theme)) theme = "auto";
    root.classList.add("js");
    root.dataset.theme = theme;
    const startTheme = () => {
      const button = byID("theme");
      button.textContent = "Theme: " + theme;
      button.onclick = () => {
        root.dataset.theme = theme = themes[(themes.indexOf(theme) + 1) % 3];
        button.textContent = "Theme: " + theme;
        try { localStorage.setItem("gravity-sim-theme", theme); } catch {}
      };
    };
    """
}
