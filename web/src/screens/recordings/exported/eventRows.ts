import { t } from "#web/texts/t.ts";
import { formatOffset } from "../_lib/formatOffset.ts";
import { markLabels, toneOf, type Mark } from "../_lib/marks.ts";
import { element } from "#web/replay/file/elements.ts";

/** What happened, in order of time: a click on an event seeks to it. `follow` marks the last one before the playhead. */
export function createEventRows(marks: readonly Mark[], seek: (at: number) => void) {
  const rows = marks.map(({ kind, atMs, name, selector }) => {
    const label = element("b", { className: toneOf(kind) }, markLabels[kind] ?? kind);
    const text = element("span", {}, label, ` ${name || selector}`);
    return element(
      "li",
      {},
      element("button", { type: "button", onclick: () => seek(atMs) }, element("span", {}, formatOffset(atMs)), text),
    );
  });
  const list = element("ol", { ariaLabel: t("Events") }, ...rows);
  let current: HTMLElement | undefined;
  return {
    element: rows.length > 0 ? list : element("p", { className: "address" }, t("No events in this recording")),
    follow(at: number): void {
      const row = rows[marks.findLastIndex(({ atMs }) => atMs <= at)];
      if (row === current) return;
      current?.removeAttribute("aria-current");
      row?.setAttribute("aria-current", "time");
      current = row;
      if (!row) return;
      const top = row.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top - list.clientHeight / 3;
    },
  };
}
