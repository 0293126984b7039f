// The time within which all steps must happen, as a number of minutes, hours or days.
import { t } from "#web/texts/t.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In seconds. */
export const MIN_WINDOW = MINUTE;
export const MAX_WINDOW = 90 * DAY;

export const windowUnits = ["MINUTES", "HOURS", "DAYS"] as const;
export type WindowUnit = (typeof windowUnits)[number];

const seconds: Readonly<Record<WindowUnit, number>> = { MINUTES: MINUTE, HOURS: HOUR, DAYS: DAY };

export const unitLabels: Readonly<Record<WindowUnit, string>> = {
  MINUTES: t("Minutes"),
  HOURS: t("Hours"),
  DAYS: t("Days"),
};

export interface FunnelWindow {
  /** as typed */
  count: string;
  unit: WindowUnit;
}

/** In the largest unit that is a whole number. */
export function windowOf(total: number): FunnelWindow {
  const unit = total % DAY === 0 ? "DAYS" : total % HOUR === 0 ? "HOURS" : "MINUTES";
  return { count: String(Math.max(1, Math.round(total / seconds[unit]))), unit };
}

/** NaN if it is no whole number. */
export const secondsOf = ({ count, unit }: FunnelWindow): number =>
  /^\d{1,6}$/.test(count.trim()) ? Number(count) * seconds[unit] : Number.NaN;

export const isWindow = (total: number): boolean => total >= MIN_WINDOW && total <= MAX_WINDOW;
