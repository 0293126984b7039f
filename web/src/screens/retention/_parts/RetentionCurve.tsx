import { useTheme } from "@emotion/react";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { cohortColor } from "./CohortToggle.tsx";
import type { GridRow } from "./gridRows.ts";

interface Props {
  columns: readonly string[];
  mean: GridRow;
  rows: readonly GridRow[];
}

const HEIGHT = 260;

/** The number of completed periods after the cohort's own. */
export const finished = ({ cells }: GridRow): number => cells.slice(1).filter(({ isPartial }) => !isPartial).length;

/** The shares of the selected cohorts and of all cohorts together. Incomplete periods are not drawn. */
export function RetentionCurve({ columns, mean, rows }: Props) {
  const theme = useTheme();
  // a cohort's own period is close to 100%, which would flatten the rest of the chart
  const lengths = [mean, ...rows].map(finished);
  const later = columns.slice(1, Math.max(2, ...lengths.map((length) => length + 1)));
  const times = later.map((_, n) => String(n));
  const write = (time: string) => later[Number(time)] ?? "";
  const values = (row: GridRow) =>
    later.map((_, n) => {
      const cell = row.cells[n + 1];
      return !cell || cell.isPartial ? null : (cell.share ?? null);
    });
  const series = [
    { id: mean.id, name: mean.name, values: values(mean), color: theme.color.accent, area: true },
    ...rows.map((row, place) => {
      const color = cohortColor(theme.series, place);
      return { id: row.id, name: row.name, values: values(row), ...(color ? { color } : {}) };
    }),
  ];
  return (
    <Panel
      title={t("Retention curve")}
      height={HEIGHT}
      definition={t("Share of visitors who returned, by period. Select a cohort above to show it.")}
      saveAs="retention-curve"
    >
      {mean.cells.length < 2 ? (
        <EmptyState title={t("No completed periods yet")} minHeight={HEIGHT}>
          {t("Choose shorter periods or a range that starts earlier.")}
        </EmptyState>
      ) : (
        <LineChart
          label={t("Share of each cohort that returned")}
          times={times}
          interval="day"
          write={write}
          series={series}
          format={percent}
          height={HEIGHT}
        />
      )}
    </Panel>
  );
}
