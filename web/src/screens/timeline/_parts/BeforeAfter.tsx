import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { BeforeAfter_project$key } from "#web/__generated__/BeforeAfter_project.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { effectLengths, effectMetricLabels, effectMetrics } from "../_lib/timelineChoices.ts";
import { EffectChart } from "./EffectChart.tsx";
import { EffectNumbers } from "./EffectNumbers.tsx";

const HEIGHT = 340;

/** A metric before and after the selected entry, and the confidence in the difference. */
export function BeforeAfter({ project }: { project: BeforeAfter_project$key }) {
  const [metric, choose] = useSearchChoice("metric", effectMetrics, "VISITORS");
  const [days, chooseDays] = useSearchChoice("days", effectLengths, "14");
  const [search] = useSearchParams();
  const [{ goal }] = useReportState();
  const isChosen = search.has("at");
  return (
    <Panel
      title={t("Before and after")}
      definition={t(
        "Compares full days before and after. The day of the entry, or the days a note covers, are excluded. Daily counts are compared with Welch's t-test, rates with a two-proportion test, each with the 95% interval of the difference. Other changes at the same time may also have an effect.",
      )}
      height={HEIGHT}
      actions={
        isChosen && (
          <>
            <Select
              label={t("Metric")}
              hideLabel
              value={metric}
              choices={effectMetrics
                .filter((id) => id !== "CONVERSION_RATE" || goal !== null || metric === id)
                .map((id) => ({ id, label: effectMetricLabels[id] }))}
              onChange={choose}
              css={{ width: 150 }}
            />
            <SegmentedControl
              label={t("Days before and after")}
              segments={[...effectLengths]
                .toSorted((a, b) => Number(a) - Number(b))
                .map((id) => ({ id, label: t("{days} days", { days: id }) }))}
              selected={days}
              onSelect={chooseDays}
            />
          </>
        )
      }
      {...(isChosen && { saveAs: `${metric.toLowerCase().replaceAll("_", "-")}-before-and-after` })}
    >
      {isChosen ? (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
          <Numbers project={project} />
        </div>
      ) : (
        <EmptyState title={t("Select an entry")} minHeight={HEIGHT}>
          {t("See how your numbers changed after it and whether the difference is statistically significant.")}
        </EmptyState>
      )}
    </Panel>
  );
}

function Numbers({ project }: { project: BeforeAfter_project$key }) {
  const {
    traffic: { effect },
  } = useFragment(
    graphql`
      fragment BeforeAfter_project on Project @throwOnFieldError {
        traffic {
          effect(date: $at, endDate: $until, metric: $metric, days: $days, goal: $goal) @include(if: $hasAt) {
            ...EffectNumbers_effect
            ...EffectChart_effect
          }
        }
      }
    `,
    project,
  );
  if (!effect) return null;
  return (
    <>
      <EffectNumbers effect={effect} />
      <EffectChart effect={effect} />
    </>
  );
}
