import { Target } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { canBeStep } from "#web/reports/funnels/funnelSteps.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

interface GoalStateProps {
  isArchive: boolean;
  type: string;
  lastAt: string | null | undefined;
}

export function GoalState({ isArchive, type, lastAt }: GoalStateProps) {
  if (isArchive) return <Badge>{t("Archived")}</Badge>;
  if (lastAt) return <Badge tone="positive">{t("Reached")}</Badge>;
  // goals that follow from a sequence of events are looked for in fewer days
  const days = canBeStep(type) ? 90 : 7;
  return (
    <Badge tone="warning" title={t("Not reached in the last {days} days", { days })}>
      {t("Not reached")}
    </Badge>
  );
}

export const NothingArchived = () => (
  <EmptyState title={t("No archived goals")} minHeight={280}>
    {t("Archived goals no longer count. Their past results stay available here.")}
  </EmptyState>
);

export function NoGoals({ canWrite }: { canWrite: boolean }) {
  return (
    <EmptyState
      icon={<Target aria-hidden />}
      title={t("No goals yet")}
      minHeight={280}
      action={
        canWrite && (
          <Link href="/goals/new" css={buttonStyle("primary")}>
            {t("New goal")}
          </Link>
        )
      }
    >
      {t(
        "Define what you want visitors to do, such as view a page, click a button or buy. You'll see right away how often it happened.",
      )}
    </EmptyState>
  );
}
