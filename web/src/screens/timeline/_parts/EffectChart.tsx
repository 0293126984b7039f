import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { EffectChart_effect$key } from "#web/__generated__/EffectChart_effect.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { writerOf } from "../_lib/effectFormat.ts";
import { effectMetricLabels, effectMetrics } from "../_lib/timelineChoices.ts";

/** The days before and after, with the entry in between. */
export function EffectChart({ effect }: { effect: EffectChart_effect$key }) {
  const { series } = useFragment(
    graphql`
      fragment EffectChart_effect on TrafficEffect {
        series {
          day
          value
        }
      }
    `,
    effect,
  );
  const [metric] = useSearchChoice("metric", effectMetrics, "VISITORS");
  const [search] = useSearchParams();
  const at = (search.get("at") ?? "").slice(0, 10);
  const until = (search.get("until") ?? "").slice(0, 10);
  return (
    <LineChart
      label={effectMetricLabels[metric]}
      height={180}
      interval="day"
      times={series.map(({ day }) => day)}
      series={[
        { id: "value", name: effectMetricLabels[metric], values: series.map(({ value }) => value ?? null), area: true },
      ]}
      annotations={[{ id: "entry", time: at, ...(until && { until }), text: t("Selected entry") }]}
      format={writerOf(metric)}
    />
  );
}
