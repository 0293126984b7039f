import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export function NoEventRule() {
  return (
    <EmptyState
      isScreen
      title={t("Event rule not found")}
      minHeight={320}
      action={<TextLink href="/event-tracking">{t("View all event rules")}</TextLink>}
    >
      {t("The URL is wrong, or it belongs to another project.")}
    </EmptyState>
  );
}
