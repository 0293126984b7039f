// Label, format and definition of each metric, and whether growth is good or bad.
import { metricDefinitions } from "../__generated__/metricDefinitions.ts";
import { t } from "#web/texts/t.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import type { MetricId } from "./metricIds.ts";

export interface MetricKind {
  id: MetricId;
  /** the metric's field of MetricValues */
  field: keyof typeof metricDefinitions;
  label: string;
  write(value: number | null | undefined): string;
  exact(value: number | null | undefined): string;
  /** whether growth is good or bad */
  growth: "good" | "bad";
  definition: string;
}

const count = { write: compactNumber, exact: exactNumber };
const ratio = {
  write: (value: number | null | undefined) => fixedNumber(value, 1),
  exact: (value: number | null | undefined) => fixedNumber(value, 3),
};
const share = { write: percent, exact: percent };
const time = {
  write: duration,
  exact: (value: number | null | undefined) =>
    value == null ? "–" : t("{value} seconds", { value: exactNumber(value) }),
};

export const metricKinds = [
  { id: "VISITORS", field: "visitors", label: t("Visitors"), growth: "good", ...count },
  { id: "SESSIONS", field: "sessions", label: t("Sessions"), growth: "good", ...count },
  { id: "PAGEVIEWS", field: "pageviews", label: t("Page views"), growth: "good", ...count },
  { id: "PAGES_PER_SESSION", field: "pagesPerSession", label: t("Pages / session"), growth: "good", ...ratio },
  { id: "AVERAGE_DURATION", field: "averageDuration", label: t("Avg. duration"), growth: "good", ...time },
  { id: "BOUNCE_RATE", field: "bounceRate", label: t("Bounce rate"), growth: "bad", ...share },
  { id: "CONVERSIONS", field: "conversions", label: t("Conversions"), growth: "good", ...count },
] as const satisfies readonly Omit<MetricKind, "definition">[];

export function metricKind(id: MetricId): MetricKind {
  const kind = metricKinds.find((one) => one.id === id) ?? metricKinds[0];
  return { ...kind, definition: metricDefinitions[kind.field] };
}
