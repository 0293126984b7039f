// web-vitals by its readable modules, without what the tracker never asks for, so that the minifier drops it: soft
// navigations, every change of a value, its rating, hooks, attribution of a value to a navigation or to the entries behind
// it (but those of TTFB), options. Whatever a new version writes in other words stays in and only weighs; the test of the
// size says so.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const modules = fileURLToPath(new URL("modules/", import.meta.resolve("web-vitals")));

/** The id only tells one metric from another. */
const metric = `export const initMetric = (name, value = -1, navigationType) =>
  ({ name, value, entries: [], id: {}, navigationType });`;

const never = [
  "checkSoftNavsEnabled(opts)",
  "entry.entryType === 'soft-navigation'",
  "entry.entryType === 'interaction-contentful-paint'",
  "navigation === 'soft-navigation'",
  "navigationType === 'soft-navigation'",
  "opts.reportAllChanges",
  "entry.duration === interaction._latency",
  "entry.startTime === interaction.entries[0].startTime",
];
const dropped = [
  ", metric.navigationId, metric.navigationInteractionId, metric.navigationURL, getBFCacheRestoreTime()",
  ", navigationId, navigationInteractionId, navigationURL, navigationStartTime",
  "metric.navigationId = entry.navigationId || metric.navigationId;",
  "metric.rating = getRating(metric.value, thresholds);",
  ", thresholds, reportAllChanges",
  " || reportAllChanges",
  "metric.delta = delta;",
  "this._onBeforeProcessingEntry?.(entry);",
  "this._onAfterProcessingINPCandidate?.(interaction);",
  "this._onAfterProcessingUnexpectedShift?.(entry);",
  "_onBeforeProcessingEntry;",
  "_onAfterProcessingINPCandidate;",
  "_onAfterProcessingUnexpectedShift;",
  "const fcpEntryManager = new FCPEntryManager();",
  "const lcpEntryManager = new LCPEntryManager();",
  "lcpEntryManager._processEntry(entry);",
  "metric.entries.push(entry);",
  "metric.entries = layoutShiftManager._sessionEntries;",
  "metric.entries = inp.entries;",
  "metric.entries = metricEntries;",
  "metricEntries = [entry];",
  "interaction.entries = [entry];",
  "interaction.entries.push(entry);",
  "entries: [entry],",
  "entries: [],",
  "bfcacheRestoreTime = event.timeStamp;",
  "delta = metric.value - (prevValue ?? 0);",
  "...opts,",
  "opts.durationThreshold ?? ",
  "reset = false",
];
/** What means the same without options, and where each is asked for once. */
const shorter: readonly (readonly [string | RegExp, string])[] = [
  [/initUnique\(opts, (\w+)\)/g, "new $1()"],
  ["delta || prevValue === undefined", "metric.value !== prevValue"],
  ["if (reset)", "if (false)"],
  ["globalThis.performance", "performance"],
  ["entry.entryType === 'largest-contentful-paint'", "true"],
];
/** What the library rates values by; the report does that. */
const limits = /, [A-Z]+Thresholds, opts\.reportAllChanges/g;

export const leanVitals: Plugin = {
  name: "lean-vitals",
  enforce: "pre",
  resolveId: (source) => (source === "web-vitals" ? `${modules}index.js` : undefined),
  transform(code, id) {
    if (!id.startsWith(modules)) return undefined;
    if (id.endsWith("/initMetric.js")) return metric;
    const plain = shorter.reduce((text, [words, same]) => text.replaceAll(words, same), code.replace(limits, ""));
    const decided = never.reduce((text, words) => text.replaceAll(words, "false"), plain);
    const lean = dropped.reduce((text, words) => text.replaceAll(words, ""), decided);
    // the initials of private names, as the minifier keeps those
    return lean.replace(/(?<=[.\s])_[a-z]\w+/g, (name) => name.replace(/[a-z]+/g, (part) => part.slice(0, 1)));
  },
};
