import { useTheme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { VitalLine_performance$key } from "#web/__generated__/VitalLine_performance.graphql.ts";
import type { VitalLine_report$key } from "#web/__generated__/VitalLine_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { useMarks } from "#web/reports/notes/useMarks.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { TrendChart } from "#web/reports/charts/TrendChart.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import type { Interval } from "#web/ui/format/dateLabel.ts";
import { vitalNames, type VitalName } from "#web/reports/frame/reportTabs.ts";
import { vitalKinds, writeVital } from "../_lib/vitalKinds.ts";

const HEIGHT = 240;

interface Props {
  performance: VitalLine_performance$key;
  report: VitalLine_report$key;
}

export function VitalLine(props: Props) {
  const [vital] = useSearchChoice("vital", vitalNames, "LCP");
  const { label, definition } = vitalKinds[vital];
  return (
    <Panel title={label} definition={definition} height={HEIGHT} saveAs={`${vital.toLowerCase()}-over-time`}>
      <Line {...props} vital={vital} />
    </Panel>
  );
}

function Line({ performance, report, vital }: Props & { vital: VitalName }) {
  const { series, interval, vitals } = useFragment(
    graphql`
      fragment VitalLine_performance on PerformanceReport {
        interval
        series {
          t
          p50
          p75
          partial
        }
        vitals {
          name
          goodTo
          poorFrom
        }
      }
    `,
    performance,
  );
  const { annotations, changes } = useFragment(
    graphql`
      fragment VitalLine_report on TrafficReport @throwOnFieldError {
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
  const marks = useMarks(
    annotations,
    changes,
    series.map((point) => point.t),
  );
  const theme = useTheme();
  if (series.every(({ p75 }) => p75 == null)) {
    return (
      <EmptyState title={t("No measurements in this range")} minHeight={HEIGHT}>
        {t("Browsers report it while visitors use your pages. Choose a longer range or remove a filter.")}
      </EmptyState>
    );
  }
  const limits = vitals.find(({ name }) => name === vital);
  return (
    <>
      <TrendChart
        label={t("{label} over time", { label: vitalKinds[vital].label })}
        height={HEIGHT}
        interval={interval.toLowerCase() as Interval}
        times={series.map((point) => point.t)}
        marks={marks}
        series={[
          {
            id: "p75",
            name: t("75th percentile"),
            values: series.map(({ p75 }) => p75 ?? null),
            color: theme.color.accent,
          },
          { id: "p50", name: t("Median"), values: series.map(({ p50 }) => p50 ?? null), color: theme.color.muted },
        ]}
        inProgress={series.at(-1)?.partial ?? false}
        // zero has no unit: the other values of the axis may be seconds
        format={(value) => (value === 0 ? "0" : writeVital(vital, value))}
      />
      {limits?.goodTo != null && (
        <p css={(theme) => ({ paddingTop: theme.space.one, color: theme.color.muted, fontSize: theme.size.small })}>
          {t("Good up to {good}, poor above {poor}", {
            good: writeVital(vital, limits.goodTo),
            poor: writeVital(vital, limits.poorFrom),
          })}
        </p>
      )}
    </>
  );
}
