import { graphql, useFragment } from "react-relay";
import { useTheme } from "@emotion/react";
import type { DayLine_report$key } from "#web/__generated__/DayLine_report.graphql.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { TrendChart } from "#web/reports/charts/TrendChart.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { formatUsual } from "../../_lib/formatUsual.ts";

const HEIGHT = 280;

/** Visitors per day compared with the weekday's mean. Outliers are marked. */
export function DayLine({ report }: { report: DayLine_report$key }) {
  return (
    <Panel
      title={t("Visitors by day")}
      definition={t(
        "A day is marked as unusual when its visitors differ by more than 3 standard deviations from the mean of the same weekday in the previous 8 weeks. At least 4 of these weeks need data.",
      )}
      height={HEIGHT}
      saveAs="visitors-by-day"
    >
      <Line report={report} />
    </Panel>
  );
}

function Line({ report }: { report: DayLine_report$key }) {
  const { daily, annotations, changes } = useFragment(
    graphql`
      fragment DayLine_report on TrafficReport @throwOnFieldError {
        daily {
          rows {
            day
            visitors
            partial
            anomaly
            usual {
              mean
              low
              high
              weeks
            }
          }
        }
        annotations {
          ...useMarks_note
        }
        changes {
          ...useMarks_change
        }
      }
    `,
    report,
  );
  const theme = useTheme();
  const marks = useMarks(annotations, changes, daily?.rows.map(({ day }) => day) ?? []);
  if (!daily) return null;
  const { rows } = daily;
  if (rows.every(({ visitors }) => visitors === 0)) {
    return (
      <EmptyState title={t("No sessions in this date range")} minHeight={HEIGHT}>
        {t("Choose a longer date range or remove a filter.")}
      </EmptyState>
    );
  }
  const usual = rows.map((row) => row.usual?.mean ?? null);
  const unusual = rows.flatMap((row) =>
    row.anomaly && row.usual
      ? [
          {
            id: row.day,
            time: row.day,
            text: row.anomaly === "HIGH" ? t("Unusually many visitors") : t("Unusually few visitors"),
            detail: formatUsual({
              mean: row.usual.mean,
              low: row.usual.low,
              high: row.usual.high,
              weeks: row.usual.weeks,
            }),
          },
        ]
      : [],
  );
  return (
    <TrendChart
      label={t("Visitors by day")}
      height={HEIGHT}
      interval="day"
      times={rows.map(({ day }) => day)}
      series={[
        {
          id: "visitors",
          name: t("Visitors"),
          values: rows.map(({ visitors }) => visitors),
          area: true,
          color: theme.color.accent,
        },
        ...(usual.some((mean) => mean !== null)
          ? [{ id: "usual", name: t("Typical for the weekday"), values: usual, color: theme.color.muted }]
          : []),
      ]}
      inProgress={rows.at(-1)?.partial ?? false}
      annotations={unusual}
      marks={marks}
    />
  );
}
