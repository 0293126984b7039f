import { graphql, readInlineData } from "react-relay";
import type { totalText_summary$data, totalText_summary$key } from "#web/__generated__/totalText_summary.graphql.ts";
import { t } from "#web/texts/t.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { relativeChange, signedPercent } from "#web/ui/format/percent.ts";
import type { MetricId } from "../dimensions/metricIds.ts";
import { metricKind, metricKinds } from "../dimensions/metricKinds.ts";

type Totals = totalText_summary$data["totals"];

const read: Record<(typeof metricKinds)[number]["field"], (values: Totals) => number | null | undefined> = {
  visitors: ({ visitors }) => visitors,
  sessions: ({ sessions }) => sessions,
  pageviews: ({ pageviews }) => pageviews,
  pagesPerSession: ({ pagesPerSession }) => pagesPerSession,
  averageDuration: ({ averageDuration }) => averageDuration,
  bounceRate: ({ bounceRate }) => bounceRate,
  conversions: ({ conversions }) => conversions,
};

/**
 * The total of a metric and its change, as part of a sentence.
 * @param isPartial the range is not over: its total is compared with a whole one
 */
export function totalText(key: totalText_summary$key, metric: MetricId, isPartial: boolean): string {
  const { totals, previous, range } = readInlineData(
    graphql`
      fragment totalText_summary on TrafficSummary @inline {
        totals {
          visitors
          sessions
          pageviews
          pagesPerSession
          averageDuration
          bounceRate
          conversions
        }
        previous {
          visitors
          sessions
          pageviews
          pagesPerSession
          averageDuration
          bounceRate
          conversions
        }
        range {
          previousStartDate
          previousEndDate
        }
      }
    `,
    key,
  );
  const { label, exact } = metricKind(metric);
  const { field } = metricKinds.find(({ id }) => id === metric) ?? metricKinds[0];
  const now = read[field](totals);
  const value = { metric: label, now: exact(now) };
  const { previousStartDate: start, previousEndDate: end } = range;
  const before = previous && read[field](previous);
  if (before === null || before === undefined || !start || !end) {
    return isPartial ? t("{metric} {now} so far", value) : t("{metric} {now}", value);
  }
  const compared = { ...value, before: exact(before), days: rangeLabel(start, end) };
  if (isPartial) return t("{metric} {now} so far, compared with {before} in all of {days}", compared);
  const change = now === null || now === undefined ? undefined : relativeChange(now, before);
  const text = t("{metric} {now}, compared with {before} in {days}", compared);
  return change === undefined ? text : `${text} (${signedPercent(change)})`;
}
