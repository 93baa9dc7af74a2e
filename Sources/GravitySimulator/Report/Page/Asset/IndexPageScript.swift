/// What the page of a suite does: it hides rows and puts them in order.
enum IndexPageScript {
  static let text = """
    document.addEventListener("DOMContentLoaded", () => {
      startTheme();
      const body = document.querySelector("tbody"), search = byID("search");
      const choices = [...document.querySelectorAll("[data-show]")];
      let rows = [...body ? body.rows : []].map((row, at) => ({
        row, at, words: row.textContent.toLowerCase(), time: Number(row.dataset.t),
        kind: row.className,
        name: row.querySelector("a").textContent, file: row.cells[2].textContent, state: row.cells[0].textContent,
      }));
      let choice = "all";
      const find = () => {
        const words = search.value.toLowerCase().split(" ").filter(word => word);
        let count = 0;
        for (const entry of rows) {
          const fits = (choice === "all" || entry.kind === choice)
            && words.every(word => entry.words.includes(word));
          entry.row.hidden = !fits;
          if (fits) count += 1;
        }
        byID("count").textContent = count === rows.length ? `${count} shown` : `${count} of ${rows.length} shown`;
        for (const button of choices) button.setAttribute("aria-pressed", button.dataset.show === choice);
      };
      for (const button of choices) button.onclick = () => { choice = button.dataset.show; find(); };
      search.oninput = find;
      for (const button of document.querySelectorAll("th button")) {
        button.onclick = () => {
          const head = button.parentNode, key = button.dataset.key;
          const down = head.getAttribute("aria-sort") === "ascending";
          for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
          head.setAttribute("aria-sort", down ? "descending" : "ascending");
          const order = (a, b) => a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0;
          rows.sort((a, b) => (down ? -1 : 1) * order(a, b) || a.at - b.at);
          body.append(...rows.map(entry => entry.row));
        };
      }
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; find(); search.blur(); }
        } else if (event.key === "/") {
          event.preventDefault();
          search.focus();
        }
      });
      find();
    });
    """
}
