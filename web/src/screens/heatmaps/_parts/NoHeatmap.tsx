import { Flame } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** There is no heatmap under this address. */
export function NoHeatmap({ listHref }: { listHref?: string }) {
  return (
    <EmptyState
      isScreen
      title={t("Heatmap not found")}
      icon={<Flame aria-hidden />}
      minHeight={420}
      action={listHref && <TextLink href={listHref}>{t("All pages")}</TextLink>}
    >
      {listHref
        ? t("The URL is wrong, or the heatmap was deleted. Choose a page from the list.")
        : t("The heatmap was deleted.")}
    </EmptyState>
  );
}
