import { element } from "#web/replay/file/elements.ts";
import { t } from "#web/texts/t.ts";
import { attentionLabel, percentLabel, type Band } from "#web/reports/heatmap/heatOf.ts";
import type { RankedElement } from "./readHeatmap.ts";

/** Elements with the most clicks: one of them can be outlined on the page. */
export function createElementRows(elements: readonly RankedElement[], select: (selector: string | null) => void) {
  let selected: string | null = null;
  const rows = elements.map(({ rank, selector, text, share }) => {
    const onclick = () => {
      selected = selected === selector ? null : selector;
      mark(selected);
      select(selected);
    };
    const name = text || selector || t("Unknown element");
    const button = element("button", { type: "button", ariaPressed: "false", onclick });
    button.append(element("span", {}, String(rank)), element("span", { className: "name" }, name), percentLabel(share));
    return { selector, button };
  });
  function mark(picked: string | null): void {
    selected = picked;
    for (const { selector, button } of rows) button.ariaPressed = String(selector === picked);
  }
  const list = element("ol", { ariaLabel: t("Elements") }, ...rows.map(({ button }) => element("li", {}, button)));
  return {
    element: rows.length > 0 ? list : element("p", { className: "address" }, t("No elements")),
    mark,
  };
}

/** How far visitors scrolled, and how long they saw each part. */
export function createDepthRows(scroll: readonly Band[]): HTMLElement {
  const titles = [t("Depth"), t("Reached"), t("Time visible")].map((title) => element("th", { scope: "col" }, title));
  const rows = scroll.map(({ from, reached, attentionMs }) =>
    element(
      "tr",
      {},
      ...[`${percentLabel(from)} – ${percentLabel(from + 5)}`, percentLabel(reached), attentionLabel(attentionMs)].map(
        (text) => element("td", {}, text),
      ),
    ),
  );
  return element("table", {}, element("thead", {}, element("tr", {}, ...titles)), element("tbody", {}, ...rows));
}
