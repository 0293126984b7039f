// The two sides of a comparison in the URL. Each has its own range, filters and device, under the usual names with a
// prefix: `second.range`. What a side does not name is that of the URL itself, so that a link from a report compares what
// the report showed.
import { readReportState, writeReportState, type ReportState } from "#web/reports/url/reportState.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import type { Mode } from "#web/reports/heatmap/modes.ts";
import {
  addressIn,
  chosenDevice,
  devices,
  deviceWidths,
  graphDevice,
  modeLabels,
  type Device,
} from "../heatmapChoices.ts";

export const sides = ["first", "second"] as const;
export type SideId = (typeof sides)[number];

const own = ["range", "from", "to", "f", "device"] as const;
const rangeNames = ["range", "from", "to"];

/** The side's choices under their usual names. */
export function sideSearch(search: URLSearchParams, side: SideId): URLSearchParams {
  const has = (name: string) => search.has(`${side}.${name}`);
  const hasRange = rangeNames.some(has);
  const from = (name: string) => {
    const isOwn = has(name) || (hasRange && rangeNames.includes(name)) || (name === "f" && has("unfiltered"));
    return search.getAll(isOwn ? `${side}.${name}` : name);
  };
  return new URLSearchParams(own.flatMap((name) => from(name).map((value) => [name, value])));
}

type Change = Partial<Pick<ReportState, "range" | "filters">> & { device?: Device };

/** The URL with these choices of the side changed. */
export function withSide(search: URLSearchParams, side: SideId, { device, ...change }: Change): URLSearchParams {
  const state = readReportState(sideSearch(search, side));
  const written = writeReportState(sideSearch(search, side), change);
  if (device) written.set("device", device);
  const next = new URLSearchParams(search);
  const filters = change.filters ?? state.filters;
  const named = own.filter((name) =>
    name === "device" ? device || next.has(`${side}.device`) : name === "f" ? change.filters : change.range,
  );
  for (const name of named) {
    next.delete(`${side}.${name}`);
    for (const value of written.getAll(name)) next.append(`${side}.${name}`, value);
  }
  if (change.filters) {
    if (filters.length === 0) next.set(`${side}.unfiltered`, "1");
    else next.delete(`${side}.unfiltered`);
  }
  return next;
}

/** Layers whose points are clicks, so that elements can be compared, and the scroll depth. */
export const splitModes = ["click", "rage", "dead", "first", "scroll"] as const satisfies readonly Mode[];
export type SplitMode = (typeof splitModes)[number];
export const splitModeSegments = splitModes.map((id) => ({ id, label: modeLabels[id] }));
export const chosenSplitMode = (search: URLSearchParams): SplitMode => chosen(search, "mode", splitModes);

export const splitViews = ["maps", "difference"] as const;
export type SplitView = (typeof splitViews)[number];
/** Scroll depth has no elements that could differ. */
export const chosenView = (search: URLSearchParams): SplitView =>
  chosenSplitMode(search) === "scroll" ? "maps" : chosen(search, "view", splitViews);

export function sideState(search: URLSearchParams, side: SideId) {
  const own = sideSearch(search, side);
  // without choices, the sides compare the two most common devices
  const device = own.has("device") || side === "first" ? chosenDevice(own) : (devices[2] as Device);
  return { ...readReportState(own), device };
}

/** The widths of windows of the side's device. */
export function sideWidths(search: URLSearchParams, side: SideId) {
  return deviceWidths(sideState(search, side).device);
}

function sideArgs(search: URLSearchParams, side: SideId) {
  const { range, filters, device } = sideState(search, side);
  return {
    range: { ...range },
    filters: filters.length > 0 ? { conditions: filters } : null,
    device: graphDevice(device),
  };
}

const upper = (mode: SplitMode) => mode.toUpperCase() as Uppercase<SplitMode>;

export function splitArgs(search: URLSearchParams) {
  const [first, second] = [sideArgs(search, "first"), sideArgs(search, "second")];
  const value = addressIn(search);
  const mode = upper(chosenSplitMode(search));
  const hasPage = value !== "";
  return {
    page: { match: "EXACT" as const, value },
    hasPage,
    hasDifference: hasPage && mode !== "SCROLL",
    mode,
    clickMode: mode === "SCROLL" ? ("CLICK" as const) : mode,
    first,
    second,
    firstRange: first.range,
    firstFilters: first.filters,
    firstDevice: first.device,
    secondRange: second.range,
    secondFilters: second.filters,
    secondDevice: second.device,
  };
}
