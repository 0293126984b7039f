// The choices of the retention screen. Each is stored in the URL.
import type { Range } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";

export const periods = ["DAY", "WEEK", "MONTH"] as const;
export type Period = (typeof periods)[number];

/** Maximum number of cohorts in a triangle. */
const MOST_COHORTS = 93;
const DAYS: Record<Period, number> = { DAY: 1, WEEK: 7, MONTH: 28 };
const presetDays: Partial<Record<string, number>> = {
  YEAR_TO_DATE: 366,
  LAST_6_MONTHS: 184,
  LAST_12_MONTHS: 366,
  // regardless of the project's age
  ALL_TIME: Infinity,
};

/** Whether a range contains few enough of these periods. */
export function fitsRange(period: Period, range: Range): boolean {
  if (period === "MONTH") return true;
  const days =
    "preset" in range
      ? (presetDays[range.preset] ?? 0)
      : (Date.parse(range.endDate) - Date.parse(range.startDate)) / 86_400_000 + 1;
  return days / DAYS[period] < MOST_COHORTS;
}

/** The period in the URL, if it fits the range; null: the default for the range. */
export function readPeriod(search: URLSearchParams, range: Range): Period | null {
  const period = periods.find((one) => one === search.get("period"));
  return period && fitsRange(period, range) ? period : null;
}

export const columnChoices = ["4", "8", "12", "16", "26", "52"] as const;
export const standardColumns = "12";

export const splitDimensions = ["CHANNEL", "DEVICE", "COUNTRY", "BROWSER", "OS", "LANG"] as const;

export const actKinds = ["VISIT", "PAGE", "EVENT", "GOAL", "PURCHASE"] as const;
export type ActKind = (typeof actKinds)[number];

export interface Act {
  kind: ActKind;
  /** a path, the name of an event or the key of a goal */
  value: string;
}

export const needsActValue = (kind: ActKind): boolean => kind === "PAGE" || kind === "EVENT" || kind === "GOAL";

/** `page:/pricing`, `event:sign_up`, `goal:bought`, `purchase`; anything else is a session. */
export function readAct(search: URLSearchParams, name: "start" | "return"): Act {
  const [, word = "", value = ""] = /^([a-z]+)(?::(.*))?$/s.exec(search.get(name) ?? "") ?? [];
  const kind = actKinds.find((one) => one === word.toUpperCase()) ?? "VISIT";
  if (!needsActValue(kind)) return { kind, value: "" };
  return value === "" ? { kind: "VISIT", value } : { kind, value };
}

export function writeAct({ kind, value }: Act): string | null {
  if (kind === "VISIT") return null;
  return needsActValue(kind) ? `${kind.toLowerCase()}:${value}` : kind.toLowerCase();
}

export const periodName: Record<Period, (n: number) => string> = {
  DAY: (number) => t("Day {number}", { number }),
  WEEK: (number) => t("Week {number}", { number }),
  MONTH: (number) => t("Month {number}", { number }),
};

/** Below this number of visitors a share is not meaningful. */
export const FEW = 30;
