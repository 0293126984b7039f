import { PreviewCard } from "#web/editor/PreviewCard.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { unitsOf } from "../../_lib/funnelChoices.ts";
import { drawSteps } from "../../_lib/drawSteps.ts";
import type { FunnelValues } from "../../_lib/funnelValues.ts";
import { StepRows } from "../steps/StepRows.tsx";
import { useFunnelPreview } from "./useFunnelPreview.ts";

interface Props {
  projectId: string;
  values: FunnelValues;
  goals: ReadonlyMap<number, string>;
}

function throughText(mode: string, result: { entered: number; converted: number }): string {
  const counts = { entered: result.entered, converted: exactNumber(result.converted) };
  return mode === "SESSION"
    ? phrase(
        "{entered, plural, one {{converted} of # session got through} other {{converted} of # sessions got through}}",
        counts,
      )
    : phrase(
        "{entered, plural, one {{converted} of # visitor got through} other {{converted} of # visitors got through}}",
        counts,
      );
}

/** The result of the funnel as it is typed, over stored traffic. */
export function FunnelPreview({ projectId, values, goals }: Props) {
  const { result, problem, isPending } = useFunnelPreview(projectId, values);
  const units = unitsOf(values.mode);
  const named = values.steps.map(({ goal, storedGoal, ...step }) => ({
    ...step,
    goalName: goals.get(Number(goal)) ?? (storedGoal?.id === goal ? storedGoal.label : null),
  }));
  return (
    <PreviewCard
      title={t("Preview")}
      definition={t("The funnel applied to stored traffic in the selected range, with the filters above.")}
      isPending={isPending}
      problem={problem}
    >
      {result ? (
        <>
          <div>
            <p css={(theme) => ({ ...tabular, fontSize: 28, lineHeight: "36px", fontWeight: theme.weight.semibold })}>
              {percent(result.rate)}
            </p>
            <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
              {throughText(values.mode, result)}
            </p>
          </div>
          {result.entered === 0 ? (
            <Banner tone="warning">{t("No matches of the first step in this range. Check it for typos.")}</Banner>
          ) : (
            <StepRows steps={drawSteps(named, values.order, result.steps)} units={units} />
          )}
        </>
      ) : null}
    </PreviewCard>
  );
}
