import { useTheme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { AcquisitionChart_report$key } from "#web/__generated__/AcquisitionChart_report.graphql.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { NoteMarks } from "#web/reports/charts/NoteMarks.tsx";
import { t } from "#web/texts/t.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { dateLabel, dateTitle } from "#web/ui/format/dateLabel.ts";
import { levelNames, levelValue, type Level } from "../_lib/acquisitionChoices.ts";

const HEIGHT = 280;
const intervals = ["hour", "day", "week", "month"] as const;

/** Sessions over time, stacked by source. */
export function AcquisitionChart({ report, level }: { report: AcquisitionChart_report$key; level: Level }) {
  return (
    <Panel
      title={t("Sessions by {level}", { level: levelNames[level].one })}
      height={HEIGHT}
      saveAs={`sessions-by-${level.toLowerCase()}`}
    >
      <Chart report={report} level={level} />
    </Panel>
  );
}

function Chart({ report, level }: { report: AcquisitionChart_report$key; level: Level }) {
  const { series, annotations, changes } = useFragment(
    graphql`
      fragment AcquisitionChart_report on AcquisitionReport @throwOnFieldError {
        series(level: $level) {
          interval
          times
          isPartial
          lines {
            name
            values
          }
          rest
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
  const { color } = useTheme();
  const marks = useMarks(annotations, changes, series?.times ?? []);
  if (!series) return null;
  if (series.lines.length === 0) {
    return (
      <EmptyState title={t("No sessions in this date range")} minHeight={HEIGHT}>
        {t("Choose a longer date range or remove a filter.")}
      </EmptyState>
    );
  }
  const interval = intervals.find((one) => one === series.interval.toLowerCase()) ?? "day";
  const last = series.times.length - 1;
  const isRest = series.rest.some((value) => value > 0);
  return (
    <>
      <BarChart
        times={series.times}
        annotations={marks.drawn}
        label={t("Sessions by {level} over time", { level: levelNames[level].one })}
        stacked
        height={HEIGHT - 30}
        categories={series.times.map(
          (time, n) => dateLabel(time, interval) + (n === last && series.isPartial ? t(" (so far)") : ""),
        )}
        titles={series.times.map((time) => dateTitle(time, interval))}
        series={[
          ...series.lines.map(({ name, values }) => ({ id: name, name: levelValue(level, name), values })),
          ...(isRest ? [{ id: " rest", name: t("All others"), values: series.rest, color: color.muted }] : []),
        ]}
      />
      <NoteMarks marks={marks} />
    </>
  );
}
