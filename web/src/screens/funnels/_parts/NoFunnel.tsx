import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** `listHref`: not for share links, which have no list. */
export function NoFunnel({ listHref }: { listHref?: string }) {
  return (
    <EmptyState
      isScreen
      title={t("Funnel not found")}
      minHeight={320}
      action={listHref && <TextLink href={listHref}>{t("View all funnels")}</TextLink>}
    >
      {t("It was deleted, or it belongs to another project.")}
    </EmptyState>
  );
}
