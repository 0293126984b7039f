import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function NoGoal() {
  return (
    <EmptyState
      isScreen
      title={t("There is no such goal")}
      minHeight={320}
      action={<TextLink href="/goals">{t("See all goals")}</TextLink>}
    >
      {t("It belongs to another project, or the address is mistyped.")}
    </EmptyState>
  );
}
