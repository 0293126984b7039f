// The choices of a heatmap. Each is stored in the URL, which omits the standard ones.
import type { HeatmapDevice, HeatmapMode } from "#web/__generated__/HeatmapScreenQuery.graphql.ts";
import type { Widths } from "#web/reports/heatmap/chooseSnapshot.ts";
import { modes, type Mode } from "#web/reports/heatmap/modes.ts";
import { withoutQuery } from "#web/reports/heatmap/withoutQuery.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";

export const modeLabels: Readonly<Record<Mode, string>> = {
  click: t("Clicks"),
  move: t("Movements"),
  scroll: t("Scroll depth"),
  attention: t("Attention"),
  rage: t("Rage clicks"),
  dead: t("Dead clicks"),
  first: t("First clicks"),
};

export const devices = ["desktop", "tablet", "mobile"] as const;
export type Device = (typeof devices)[number];
export const deviceLabels: Readonly<Record<Device, string>> = {
  desktop: t("Desktop"),
  tablet: t("Tablet"),
  mobile: t("Mobile"),
};

export const graphMode = (mode: Mode): HeatmapMode => mode.toUpperCase() as Uppercase<Mode>;
export const graphDevice = (device: Device): HeatmapDevice => device.toUpperCase() as Uppercase<Device>;
export const deviceOf = (device: string): Device => devices.find((one) => one.toUpperCase() === device) ?? "desktop";

export interface WidthClass {
  /** in the URL; "" for all widths */
  id: string;
  min: number;
  max: number;
}

const WIDEST = 65_535;
/** The widest width of each class but the last, by device: common windows are in the middle of a class. */
const limits: Readonly<Record<Device, readonly number[]>> = {
  desktop: [1279, 1439, 1919],
  tablet: [799, 1023],
  mobile: [374, 399],
};

export function widthClasses(device: Device): readonly WidthClass[] {
  const ends = [...limits[device], WIDEST];
  return ends.map((max, n) => {
    const min = n === 0 ? 0 : (ends[n - 1] ?? 0) + 1;
    return { id: `${min}-${max === WIDEST ? "" : max}`, min, max };
  });
}

/** Of the windows of a device, without a choice. */
const usualWidths: Readonly<Record<Device, Widths>> = {
  desktop: { min: 1024, max: WIDEST },
  tablet: { min: 600, max: 1366 },
  mobile: { min: 0, max: 599 },
};

export function widthLabel({ min, max }: WidthClass): string {
  if (min === 0) return t("up to {width} px", { width: max });
  return max === WIDEST ? t("{width} px and wider", { width: min }) : t("{min} to {max} px", { min, max });
}

export const chosenMode = (search: URLSearchParams): Mode => chosen(search, "mode", modes);
export const chosenDevice = (search: URLSearchParams): Device => chosen(search, "device", devices);

export function chosenWidth(search: URLSearchParams): WidthClass | null {
  return widthClasses(chosenDevice(search)).find(({ id }) => id === search.get("width")) ?? null;
}

export const deviceWidths = (device: Device): Widths => usualWidths[device];

/** The widths that the recorded page should have. */
export const shownWidths = (search: URLSearchParams): Widths =>
  chosenWidth(search) ?? deviceWidths(chosenDevice(search));

/** The variables from the URL, in addition to those of every report. */
export function heatmapArgs(search: URLSearchParams) {
  const width = chosenWidth(search);
  return {
    mode: graphMode(chosenMode(search)),
    device: graphDevice(chosenDevice(search)),
    width: width && { min: width.min, max: width.max },
  };
}

/** The page of `/heatmap/view`: an address or a path. */
export const addressIn = (search: URLSearchParams): string =>
  withoutQuery((search.get("url") ?? "").trim()).slice(0, 500);

/** The number in a URL; 0 for any other text. */
export const profileNumber = (text: string | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;

export const profileLists = ["active", "archived"] as const;
