// Shows an exported heatmap, whose file contains everything and requests nothing. See the gateway's exportedHtml.ts.
import { element } from "#web/replay/file/elements.ts";
import { fileStyle } from "#web/replay/file/fileStyle.ts";
import { createPageBox } from "#web/replay/file/pageBox.ts";
import { unrecordedLabels } from "#web/replay/unrecordedLabels.ts";
import { readChunks } from "#web/replay/file/readChunks.ts";
import { createHeatmapStage } from "#web/replay/frame/heatmap/heatmapStage.ts";
import { windowSize } from "#web/replay/heatmap/windowSize.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { heatOf } from "#web/reports/heatmap/heatOf.ts";
import { deviceLabels, modeLabels } from "../_lib/heatmapChoices.ts";
import { readHeatmap } from "./readHeatmap.ts";
import { createDepthRows, createElementRows } from "./rows.ts";

const OPACITY = 0.8;

const { name, device, mode, snapshot, heatmap } = readHeatmap(document);
const { sample, range, elements, scroll } = heatmap;
const page = element("div", { className: "page" });
const ranked = createElementRows(elements, (selector) => show({ kind: "select", selector }));
const show = createHeatmapStage(
  page,
  (message) => {
    if (message.kind !== "picked") return;
    ranked.mark(message.selector);
    show({ kind: "select", selector: message.selector });
  },
  unrecordedLabels(),
);
const box = createPageBox(page, (scale) => show({ kind: "look", opacity: OPACITY, scale }));
const isBanded = mode === "scroll" || mode === "attention";
const facts = [
  deviceLabels[device],
  rangeLabel(range.startDate.slice(0, 10), range.endDate.slice(0, 10)),
  phrase("{count, plural, one {# page view} other {# page views}}", { count: sample.pageViews }),
  phrase("{count, plural, one {# visitor} other {# visitors}}", { count: sample.visitors }),
  t("{width} px, recorded {time}", {
    width: snapshot.viewWidth,
    time: absoluteTime(snapshot.recordedAt, range.timezone),
  }),
];

document.head.append(
  element(
    "style",
    {},
    `${fileStyle}
ol button { justify-content: space-between; }
ol button[aria-pressed=true] { background: var(--accentSoft); }
ol span:first-child { flex-basis: 26px; }
.name { flex: 1; min-width: 0; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px; text-align: right; }
th:first-child, td:first-child { text-align: left; }`,
  ),
);
document.body.append(
  element(
    "main",
    {},
    element("header", {}, element("h1", {}, `${name} · ${modeLabels[mode]}`), element("p", {}, facts.join(" · "))),
    element("section", { className: "card" }, element("div", { className: "address" }, snapshot.url), box.element),
    element("section", { className: "card" }, isBanded ? createDepthRows(scroll) : ranked.element),
  ),
);

// the document of the recorded page would keep this one from being loaded
addEventListener("load", () => {
  void readChunks(document, ({ events }) => {
    box.fit(windowSize(events));
    show({ kind: "background", events, label: t("Recorded page with its heatmap, can be scrolled") });
    show({ kind: "heat", heat: heatOf(heatmap, mode) });
  });
});
