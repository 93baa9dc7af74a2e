/// What the page of one run does: one step at a time, by mouse, keys and search. It moves nothing but attributes,
/// classes and text, so that no text of a scenario can become markup.
enum RunPageScript {
  static let text = """
    document.addEventListener("DOMContentLoaded", () => {
      startTheme();
      const slider = byID("slider"), search = byID("search"), failed = byID("failed");
      const marks = byID("marks"), list = byID("links");
      if (!slider) return;
      const make = (tag, text) => {
        const element = document.createElement(tag);
        element.textContent = text || "";
        return element;
      };
      const steps = [...document.querySelectorAll("article")].map((page, at) => {
        const line = page.querySelector("h2 code").textContent;
        const time = page.dataset.t;
        const kind = page.className;
        const link = make("a"), item = make("li"), mark = make("span");
        link.href = "#" + page.id;
        link.className = mark.className = kind;
        link.append(make("b", at + 1), make("span", line), make("time", time));
        link.onclick = event => { event.preventDefault(); show(at); };
        item.append(link);
        list.append(item);
        marks.append(mark);
        const picture = page.querySelector("svg");
        const seen = picture ? byID(picture.getAttribute("aria-labelledby")).textContent : "";
        const state = page.querySelector("p b").textContent;
        const words = (page.textContent + " " + seen).toLowerCase();
        return { page, line, time, link, item, mark, seen, state, words, failed: kind.includes("f") };
      });
      let shown = steps.map((_, at) => at);
      let current = -1, isReady = false;
      const show = at => {
        const step = steps[at];
        if (!step) return;
        if (current >= 0) {
          const old = steps[current];
          old.page.classList.remove("on");
          old.mark.classList.remove("on");
          old.link.removeAttribute("aria-current");
        }
        current = at;
        step.page.classList.add("on");
        step.mark.classList.add("on");
        step.link.setAttribute("aria-current", "step");
        list.scrollTop = Math.min(list.scrollTop, step.item.offsetTop - list.offsetTop - 8);
        const below = step.item.offsetTop - list.offsetTop + step.item.offsetHeight - list.clientHeight + 8;
        list.scrollTop = Math.max(list.scrollTop, below);
        slider.value = shown.indexOf(at) + 1;
        const words = `Step ${at + 1} of ${steps.length}, ${step.state}: ${step.line}. ${step.time}. ${step.seen}`;
        slider.setAttribute("aria-valuetext", words);
        byID("live").textContent = words;
        byID("now").textContent = `${step.time} · ${at + 1} of ${steps.length}`;
        if (isReady) history.replaceState(null, "", "#" + step.page.id);
      };
      const move = by => show(shown[Math.min(Math.max(shown.indexOf(current) + by, 0), shown.length - 1)]);
      const find = () => {
        const text = search.value.toLowerCase();
        const only = failed.getAttribute("aria-pressed") === "true";
        shown = [];
        steps.forEach((step, at) => {
          const fits = step.words.includes(text) && (!only || step.failed);
          step.item.hidden = step.mark.hidden = !fits;
          if (fits) shown.push(at);
        });
        slider.max = Math.max(shown.length, 1);
        slider.disabled = !shown.length;
        slider.parentNode.style.setProperty("--n", slider.max);
        byID("count").textContent = shown.length === steps.length ? "" :
          shown.length ? `${shown.length} of ${steps.length} steps` : "No step fits";
        if (shown.length) show(shown.includes(current) ? current : shown[0]);
      };
      slider.oninput = () => show(shown[slider.value - 1]);
      search.oninput = find;
      failed.onclick = () => {
        failed.setAttribute("aria-pressed", failed.getAttribute("aria-pressed") !== "true");
        find();
      };
      byID("back").onclick = () => move(-1);
      byID("next").onclick = () => move(1);
      const keys = {
        ArrowLeft: () => move(-1), ArrowUp: () => move(-1), ArrowRight: () => move(1), ArrowDown: () => move(1),
        Home: () => move(-1 / 0), End: () => move(1 / 0), f: () => failed.click(), "/": () => search.focus(),
      };
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; find(); search.blur(); }
          return;
        }
        const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
        if (!Object.hasOwn(keys, event.key) || (upright && !byID("list").contains(event.target))) return;
        event.preventDefault();
        keys[event.key]();
      });
      const named = () => steps.findIndex(step => "#" + step.page.id === location.hash);
      addEventListener("hashchange", () => show(named()));
      current = Math.max(named(), -1);
      if (current < 0) current = Math.max(steps.findIndex(step => step.failed), 0);
      find();
      isReady = true;
    });
    """
}
