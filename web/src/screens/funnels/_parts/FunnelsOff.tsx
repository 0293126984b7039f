import { Funnel } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** The project has no funnels. */
export function FunnelsOff({ settingsHref }: { settingsHref: string }) {
  return (
    <EmptyState
      isScreen
      icon={<Funnel aria-hidden />}
      title={t("Funnels are turned off")}
      minHeight={420}
      action={<TextLink href={settingsHref}>{t("Project settings")}</TextLink>}
    >
      {t("Turn them on in the project's settings to see where visitors drop off.")}
    </EmptyState>
  );
}
