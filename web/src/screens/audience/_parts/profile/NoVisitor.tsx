import { UserRoundX } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** No visitor with this id in this project: never seen, deleted, or of another project. */
export function NoVisitor({ listHref }: { listHref: string }) {
  return (
    <EmptyState
      isScreen
      title={t("Visitor not found")}
      icon={<UserRoundX aria-hidden />}
      minHeight={420}
      action={<TextLink href={listHref}>{t("Show all visitors")}</TextLink>}
    >
      {t("The URL is wrong, or the visitor was deleted.")}
    </EmptyState>
  );
}
