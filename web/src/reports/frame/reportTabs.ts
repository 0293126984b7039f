// The choices of a report. Each is stored in the URL, which omits the first one.
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";

export const countMetrics = ["VISITORS", "SESSIONS", "PAGEVIEWS"] as const;
export const countMetricLabels = { VISITORS: t("Visitors"), SESSIONS: t("Sessions"), PAGEVIEWS: t("Views") } as const;

/** Sort column of the visitor list, by metric. */
export const drilldownSort = { VISITORS: undefined, SESSIONS: "sessions", PAGEVIEWS: "pageviews" } as const;

/** All days, then Monday to Sunday: the index is the number on the wire. */
export const weekdayChoices = ["all", "mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const weekdayName = new Intl.DateTimeFormat(locale(), { weekday: "long", timeZone: "UTC" });
export const weekdayLabel = (place: number): string =>
  // 1 January 2024 was a Monday
  place === 0 ? t("All days") : weekdayName.format(Date.UTC(2024, 0, place));

export const performanceDimensions = ["PAGE", "DEVICE", "COUNTRY", "BROWSER"] as const;
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB", "LOAD"] as const;
export type VitalName = (typeof vitalNames)[number];
