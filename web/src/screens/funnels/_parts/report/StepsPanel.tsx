import { useTheme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { StepsPanel_report$key } from "#web/__generated__/StepsPanel_report.graphql.ts";
import type { StepsPanel_funnel$key } from "#web/__generated__/StepsPanel_funnel.graphql.ts";
import { comparedRanges } from "#web/reports/charts/comparedRanges.ts";
import { readRange } from "#web/reports/charts/readRange.ts";
import { PictureOrTable } from "#web/reports/PictureOrTable.tsx";
import { t } from "#web/texts/t.ts";
import { Legend } from "#web/ui/charts/Legend.tsx";
import { comparisonLegend } from "#web/ui/charts/line/comparisonLegend.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { drawSteps } from "../../_lib/drawSteps.ts";
import { unitsOf } from "../../_lib/funnelChoices.ts";
import { readStepResult } from "../../_lib/readStepResult.ts";
import { useFunnelSteps } from "../../_lib/useFunnelSteps.ts";
import { useStepLinks } from "../../_lib/useStepLinks.ts";
import { StepBars } from "../steps/StepBars.tsx";
import { StepRows } from "../steps/StepRows.tsx";
import { StepTable } from "../steps/StepTable.tsx";

const HEIGHT = 340;

interface Props {
  report: StepsPanel_report$key;
  funnel: StepsPanel_funnel$key;
  /** the step whose drop-off is shown below */
  selected: number;
}

/** The steps as bars or as a table. */
export function StepsPanel(props: Props) {
  return (
    <PictureOrTable
      title={t("Steps")}
      param="steps"
      definition={t(
        "The share of the first step that reached each step. The dashed line is the compared range. Select a bar to see where visitors went instead.",
      )}
      height={HEIGHT}
    >
      {(isTable) => <Steps {...props} isTable={isTable} />}
    </PictureOrTable>
  );
}

function Steps({ report, funnel, selected, isTable }: Props & { isTable: boolean }) {
  const { result } = useFragment(
    graphql`
      fragment StepsPanel_report on FunnelReport @throwOnFieldError {
        result(by: $by, test: $test) {
          steps {
            ...readStepResult_step
          }
          previous {
            steps {
              ...readStepResult_step
            }
          }
          range {
            startDate
            endDate
            ...readRange_range
          }
        }
      }
    `,
    report,
  );
  const data = useFragment(
    graphql`
      fragment StepsPanel_funnel on Funnel {
        ...useFunnelSteps_funnel
        ...useStepLinks_funnel
      }
    `,
    funnel,
  );
  const { steps, order, mode, dropSteps } = useFunnelSteps(data);
  const [, setSearch] = useSearchParams();
  const links = useStepLinks(data);
  const isNarrow = useNarrow();
  const { color } = useTheme();
  if (!result) return null;
  const counted = result.steps.map(readStepResult);
  if ((counted[0]?.entered ?? 0) === 0) {
    return (
      <EmptyState title={t("Nobody reached the first step in this range")} minHeight={HEIGHT}>
        {t("Choose a longer date range, remove a filter or check the first step.")}
      </EmptyState>
    );
  }
  const drawn = drawSteps(steps, order, counted, result.previous?.steps.map(readStepResult), links);
  if (isTable) {
    const range = { startDate: result.range.startDate, endDate: result.range.endDate };
    return <StepTable steps={drawn} range={range} />;
  }
  const onSelect = (number: number) => {
    if (!dropSteps.includes(number)) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set("step", String(number));
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const chart = { steps: drawn, units: unitsOf(mode), selected, selectable: dropSteps, onSelect };
  const ranges = comparedRanges(readRange(result.range));
  const isCompared = drawn.some(({ previousOfFirst }) => typeof previousOfFirst === "number");
  return (
    <>
      {isCompared && ranges && (
        <Legend
          isOneLine
          entries={comparisonLegend({
            current: { name: ranges.now, isBar: true },
            color: color.accentFill,
            dashColor: color.text,
            ranges,
          })}
        />
      )}
      {isNarrow ? <StepRows {...chart} /> : <StepBars {...chart} />}
    </>
  );
}
