import { Target } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function GoalState({ isArchive, lastAt }: { isArchive: boolean; lastAt: string | null | undefined }) {
  if (isArchive) return <Badge>{t("Archived")}</Badge>;
  if (lastAt) return <Badge tone="positive">{t("Reached")}</Badge>;
  return (
    <Badge tone="warning" title={t("Not reached in the last 90 days")}>
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
