import { graphql, useFragment } from "react-relay";
import type { HourBars_report$data, HourBars_report$key } from "#web/__generated__/HourBars_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { comparedRanges } from "#web/reports/charts/comparedRanges.ts";
import { readRange } from "#web/reports/charts/readRange.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { comparisonName } from "#web/ui/charts/line/comparisonLegend.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { countMetricLabels, countMetrics, weekdayChoices, weekdayLabel } from "#web/reports/frame/reportTabs.ts";
import { UnknownClocks } from "./UnknownClocks.tsx";

const HEIGHT = 280;
type Row = NonNullable<HourBars_report$data["hourly"]>["rows"][number];
type Counts = Pick<Row, "visitors" | "sessions" | "pageviews" | "conversions">;
const read = {
  VISITORS: (counts: Counts) => counts.visitors,
  SESSIONS: (counts: Counts) => counts.sessions,
  PAGEVIEWS: (counts: Counts) => counts.pageviews,
  CONVERSIONS: (counts: Counts) => counts.conversions,
} as const;
const metrics = [...countMetrics, "CONVERSIONS"] as const;
const labels = { ...countMetricLabels, CONVERSIONS: t("Conversions") };

const clockHour = (hour: number) => String(hour).padStart(2, "0");

/** The 24 hours, compared with those of the comparison range. */
export function HourBars({ report }: { report: HourBars_report$key }) {
  const [metric, choose] = useSearchChoice("metric", metrics, "VISITORS");
  const [weekday, chooseWeekday] = useSearchChoice("weekday", weekdayChoices, "all");
  const isNarrow = useNarrow();
  return (
    <Panel
      title={t("Hours of the day")}
      definition={t("Totals of all days in the range. Visitors active in two hours count in both.")}
      height={HEIGHT}
      saveAs={`${metric.toLowerCase()}-by-hour`}
      actions={
        // on phones one below the other, so that the name of the day isn't cut off
        <div css={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 4, minWidth: 0 }}>
          <SegmentedControl
            // as high as the select, where it is beside it
            size={isNarrow ? "small" : "medium"}
            label={t("Metric")}
            segments={metrics.map((id) => ({ id, label: labels[id] }))}
            selected={metric}
            onSelect={choose}
          />
          <Select
            label={t("Day of the week")}
            hideLabel
            value={weekday}
            choices={weekdayChoices.map((id, place) => ({ id, label: weekdayLabel(place) }))}
            onChange={chooseWeekday}
            css={{ width: 132 }}
          />
        </div>
      }
    >
      <Bars report={report} metric={metric} />
    </Panel>
  );
}

function Bars({ report, metric }: { report: HourBars_report$key; metric: keyof typeof read }) {
  const { hourly } = useFragment(
    graphql`
      fragment HourBars_report on TrafficReport @throwOnFieldError {
        hourly(weekday: $weekday, clock: $clock) {
          ...UnknownClocks_hourly
          rows {
            hour
            visitors
            sessions
            pageviews
            conversions
            previous {
              visitors
              sessions
              pageviews
              conversions
            }
          }
          goal {
            __typename
          }
          range {
            ...readRange_range
          }
        }
      }
    `,
    report,
  );
  if (!hourly) return null;
  const { rows, goal, range } = hourly;
  if (metric === "CONVERSIONS" && !goal) {
    return (
      <EmptyState title={t("No goal selected")} minHeight={HEIGHT}>
        {t("Choose a goal above.")}
      </EmptyState>
    );
  }
  const count = read[metric];
  const before = rows.map(({ previous }) => (previous ? count(previous) : 0));
  const isCompared = before.some((value) => value > 0);
  const ranges = comparedRanges(readRange(range));
  return (
    <>
      <BarChart
        label={t("{label} by hour of the day", { label: labels[metric] })}
        height={HEIGHT}
        categories={rows.map(({ hour }) => clockHour(hour))}
        titles={rows.map(({ hour }) => `${clockHour(hour)}:00 – ${clockHour(hour)}:59`)}
        series={[{ id: metric, name: labels[metric], values: rows.map(count) }]}
        line={isCompared ? { id: "previous", name: comparisonName(ranges), values: before } : undefined}
      />
      <UnknownClocks hourly={hourly} />
    </>
  );
}
