import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function NoEventRule() {
  return (
    <EmptyState
      isScreen
      title={t("There is no such event rule")}
      minHeight={320}
      action={<TextLink href="/event-tracking">{t("See all event rules")}</TextLink>}
    >
      {t("It belongs to another project, or the address is mistyped.")}
    </EmptyState>
  );
}
