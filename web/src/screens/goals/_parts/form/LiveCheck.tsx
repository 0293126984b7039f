import { PreviewCard } from "#web/editor/PreviewCard.tsx";
import { t } from "#web/texts/t.ts";
import type { GoalValues } from "./goalValues.ts";
import { PreviewFacts } from "./PreviewFacts.tsx";
import { useGoalPreview } from "./useGoalPreview.ts";

/** Whether the rule matches anything: its conversions in the last 7 days, and their pages. */
export function LiveCheck({ projectId, values }: { projectId: string; values: GoalValues }) {
  const { preview, problem, isLoading } = useGoalPreview(projectId, values);
  return (
    <PreviewCard
      title={t("Live check")}
      definition={t("The rule applied to sessions from the last 7 days.")}
      isPending={isLoading}
      problem={problem}
    >
      {preview ? <PreviewFacts preview={preview} /> : null}
    </PreviewCard>
  );
}
