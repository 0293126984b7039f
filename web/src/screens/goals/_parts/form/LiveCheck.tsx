import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import type { GoalValues } from "./goalValues.ts";
import { PreviewFacts } from "./PreviewFacts.tsx";
import { useGoalPreview } from "./useGoalPreview.ts";

/** Whether the rule finds anything: what it would have counted in the last 7 days, and where. */
export function LiveCheck({ projectId, values }: { projectId: string; values: GoalValues }) {
  const { preview, problem, isAsking } = useGoalPreview(projectId, values);
  return (
    <Card title={t("Live check")} definition={t("The rule, tried on the visits of the last 7 days.")} busy={isAsking}>
      <div aria-live="polite" css={(theme) => ({ display: "grid", gap: theme.space.two, minHeight: 220 })}>
        {problem && <Banner tone="warning">{problem}</Banner>}
        {!problem && preview && <PreviewFacts preview={preview} />}
        {!problem && !preview && (
          <EmptyState title={isAsking ? t("Looking through your visits…") : t("Nothing to check yet")} minHeight={220}>
            {!isAsking && t("As soon as the rule is complete you see here how often it was met.")}
          </EmptyState>
        )}
      </div>
    </Card>
  );
}
