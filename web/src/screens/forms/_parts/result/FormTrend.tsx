import { graphql, useFragment } from "react-relay";
import type { FormTrend_report$key } from "#web/__generated__/FormTrend_report.graphql.ts";
import { TrendChart } from "#web/reports/charts/TrendChart.tsx";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";

const HEIGHT = 260;

export function FormTrend({ report }: { report: FormTrend_report$key }) {
  return (
    <Panel title={t("Over time")} height={HEIGHT} saveAs="form-over-time">
      <Chart report={report} />
    </Panel>
  );
}

function Chart({ report }: { report: FormTrend_report$key }) {
  const { trend, interval, annotations, changes } = useFragment(
    graphql`
      fragment FormTrend_report on FormReport {
        interval
        trend {
          at
          views
          starters
          completions
          isPartial
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
  const times = trend.map(({ at }) => at);
  const marks = useMarks(annotations, changes, times);
  return (
    <TrendChart
      label={t("Views, starters and completions over time")}
      height={HEIGHT}
      interval={interval.toLowerCase() as "hour" | "day" | "week" | "month"}
      times={times}
      marks={marks}
      inProgress={trend.at(-1)?.isPartial ?? false}
      series={[
        { id: "views", name: t("Views"), values: trend.map(({ views }) => views) },
        { id: "starters", name: t("Starters"), values: trend.map(({ starters }) => starters) },
        { id: "completions", name: t("Completions"), values: trend.map(({ completions }) => completions) },
      ]}
    />
  );
}
