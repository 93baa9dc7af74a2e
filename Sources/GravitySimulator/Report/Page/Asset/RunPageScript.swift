/// What the page of one run does: one step at a time, by mouse, keys and search. It moves nothing but attributes,
/// classes and text, so that no text of a scenario can become markup.
enum RunPageScript {
  static let text = """
    document.addEventListener("DOMContentLoaded", () => {
      startTheme();
      const slider = byID("slider"), search = byID("search"), failed = byID("failed");
      const marks = byID("marks"), list = byID("links");
      if (!slider) return;
      const make = (tag, text = "") => Object.assign(document.createElement(tag), { textContent: text });
      let picture;
      const steps = [...document.querySelectorAll("article")].map((page, at) => {
        const kind = page.className, text = part => page.querySelector(part).textContent;
        const line = text("code"), time = text("time"), state = text("p b");
        const link = make("a"), item = make("li"), mark = make("span");
        link.href = "#" + page.id;
        link.className = mark.className = kind;
        link.append(make("b", page.id.slice(1)), make("span", line), make("time", time));
        link.onclick = event => { event.preventDefault(); show(at); };
        item.append(link);
        list.append(item);
        marks.append(mark);
        // A step that changes nothing has the picture of the step before.
        if (kind.includes("s")) page.prepend(picture.cloneNode(true));
        picture = page.querySelector("svg");
        const seen = picture ? byID(picture.getAttribute("aria-labelledby")).textContent : "";
        const words = (page.textContent + " " + seen).toLowerCase();
        return { page, line, time, link, item, mark, seen, state, words, failed: kind.includes("f") };
      });
      let shown = steps.map((_, at) => at);
      let current = 0, isReady = false;
      const show = at => {
        const step = steps[at];
        if (!step) return;
        for (const { page, mark, link } of [steps[current], step]) {
          const isOn = page === step.page;
          page.classList.toggle("on", isOn);
          mark.classList.toggle("on", isOn);
          link.ariaCurrent = isOn ? "step" : null;
        }
        current = at;
        const top = step.item.offsetTop, last = top + step.item.offsetHeight - list.clientHeight;
        list.scrollTop = Math.max(Math.min(list.scrollTop, top), last);
        slider.value = shown.indexOf(at) + 1;
        const words = `Step ${at + 1} of ${steps.length}, ${step.state}: ${step.line}. ${step.time}. ${step.seen}`;
        slider.ariaValueText = byID("live").textContent = words;
        byID("now").textContent = `${step.time} · ${at + 1} of ${steps.length}`;
        if (isReady) history.replaceState(null, "", "#" + step.page.id);
      };
      const move = by => show(shown[shown.indexOf(current) + by]);
      const find = () => {
        const text = search.value.toLowerCase();
        const only = failed.ariaPressed === "true";
        shown = [];
        steps.forEach((step, at) => {
          const fits = step.words.includes(text) && (!only || step.failed);
          step.item.hidden = step.mark.hidden = !fits;
          if (fits) shown.push(at);
        });
        const count = shown.length;
        slider.max = count || 1;
        slider.disabled = !count;
        slider.parentNode.style.setProperty("--n", slider.max);
        byID("count").textContent = count === steps.length ? "" : `${count || "None"} of ${steps.length} steps`;
        show(shown.includes(current) ? current : shown[0]);
      };
      slider.oninput = () => show(shown[slider.value - 1]);
      search.oninput = find;
      failed.onclick = () => { failed.ariaPressed = failed.ariaPressed !== "true"; find(); };
      byID("back").onclick = () => move(-1);
      byID("next").onclick = () => move(1);
      const keys = {
        ArrowLeft: () => move(-1), ArrowRight: () => move(1), Home: () => show(shown[0]), End: () => show(shown.at(-1)),
        f: () => failed.click(), "/": () => search.focus(),
      };
      addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; find(); search.blur(); }
        } else if (Object.hasOwn(keys, event.key)) {
          event.preventDefault();
          keys[event.key]();
        }
      });
      const named = () => steps.findIndex(step => "#" + step.page.id === location.hash);
      addEventListener("hashchange", () => show(named()));
      const wanted = [named(), steps.findIndex(step => step.failed), 0];
      current = wanted.find(at => at >= 0);
      find();
      isReady = true;
    });
    """
}
