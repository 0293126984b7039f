import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function NoGoal() {
  return (
    <EmptyState
      isScreen
      title={t("Goal not found")}
      minHeight={320}
      action={<TextLink href="/goals">{t("View all goals")}</TextLink>}
    >
      {t("The URL is wrong, or it belongs to another project.")}
    </EmptyState>
  );
}
