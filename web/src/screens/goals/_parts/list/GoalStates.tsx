import { Target } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function GoalState({ isArchive, lastAt }: { isArchive: boolean; lastAt: string | null | undefined }) {
  if (isArchive) return <Badge>{t("Archived")}</Badge>;
  if (lastAt) return <Badge tone="positive">{t("Counting")}</Badge>;
  return (
    <Badge tone="warning" title={t("Not reached once in the last 90 days")}>
      {t("Never reached")}
    </Badge>
  );
}

export const NothingArchived = () => (
  <EmptyState title={t("Nothing is archived")} minHeight={280}>
    {t("A goal that is archived no longer counts, and what counted by it can still be read here.")}
  </EmptyState>
);

export function NoGoals({ canWrite }: { canWrite: boolean }) {
  return (
    <EmptyState
      icon={<Target aria-hidden />}
      title={t("No goal yet")}
      minHeight={280}
      action={
        canWrite && (
          <Link href="/goals/new" css={buttonStyle("primary")}>
            {t("New goal")}
          </Link>
        )
      }
    >
      {t("Say what you want visitors to do: reach a page, press a button, buy. You see at once how often it happened.")}
    </EmptyState>
  );
}
