// Visits next to the conversions credited by the model: a channel may get credit for a visit before the range and have
// no visit in it.
import type { AcquisitionRow } from "@sightline/schema/rest/acquisition/acquisition";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { intervalOfMean } from "#host/analytics/statistics/differences.ts";
import type { AcquisitionCount } from "#host/analytics/acquisition/acquisitionRows.ts";
import type { Credit } from "./sql/credits.ts";

/** Fewer are too few for a normal interval. */
const LEAST_CONVERSIONS = 10;

type Count = Pick<AcquisitionCount, "m_visitors" | "converted" | "squares">;

/** `isOwn`: the revenue is that of the counted visits. */
function perVisitor({ m_visitors, converted, squares }: Count, { revenue }: Pick<Credit, "revenue">, isOwn: boolean) {
  if (m_visitors === 0) return null;
  const value = revenue / m_visitors;
  if (!isOwn || converted < LEAST_CONVERSIONS || m_visitors < 2) return { value, low: null, high: null };
  return { value, ...intervalOfMean({ of: m_visitors, sum: revenue, squares }) };
}

interface Counted {
  now: readonly AcquisitionCount[];
  /** without it, the converting visit gets all the credit */
  credited: readonly Credit[] | undefined;
  before: readonly AcquisitionCount[] | undefined;
}

const nothing = { m_visitors: 0, m_sessions: 0, m_begun: 0, m_bounces: 0, converted: 0, revenue: 0, squares: 0 };

export function acquisitionTable({ now, credited, before }: Counted): {
  rows: AcquisitionRow[];
  totals: AcquisitionRow;
} {
  const byLabel = (counts: readonly AcquisitionCount[]) =>
    new Map(counts.filter(({ is_total }) => is_total === 0).map((count) => [count.label, count]));
  const whole = (counts: readonly AcquisitionCount[]) => counts.find(({ is_total }) => is_total === 1) ?? nothing;
  const own = byLabel(now);
  const earlier = before && byLabel(before);
  const credits = credited && new Map(credited.map((credit) => [credit.label, credit]));
  const row = (
    name: string,
    count: typeof nothing,
    credit: Pick<Credit, "conversions" | "revenue">,
    previous: number | undefined,
  ): AcquisitionRow => ({
    name,
    visitors: count.m_visitors,
    sessions: count.m_sessions,
    bounce_rate: ratio(count.m_bounces, count.m_begun),
    conversions: credit.conversions,
    conversion_rate: ratio(credit.conversions, count.m_sessions),
    revenue: credit.revenue,
    revenue_per_visitor: perVisitor(count, credit, credits === undefined),
    ...(previous === undefined ? {} : { previous_visitors: previous }),
  });
  const creditOf = (count: typeof nothing, label: string) =>
    credits
      ? (credits.get(label) ?? { conversions: 0, revenue: 0 })
      : { conversions: count.converted, revenue: count.revenue };
  const rows = [...new Set([...own.keys(), ...(credits?.keys() ?? [])])].map((label) => {
    const count = own.get(label) ?? nothing;
    return row(label, count, creditOf(count, label), earlier && (earlier.get(label)?.m_visitors ?? 0));
  });
  const all = whole(now);
  const sum = (value: (one: Credit) => number) => (credited ?? []).reduce((total, one) => total + value(one), 0);
  const credit = credited
    ? { conversions: sum(({ conversions }) => conversions), revenue: sum(({ revenue }) => revenue) }
    : { conversions: all.converted, revenue: all.revenue };
  return {
    rows: rows.toSorted(
      (one, other) =>
        other.visitors - one.visitors || other.conversions - one.conversions || (one.name < other.name ? -1 : 1),
    ),
    totals: row("", all, credit, before && whole(before).m_visitors),
  };
}
