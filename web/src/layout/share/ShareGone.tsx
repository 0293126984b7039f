import { Link2Off } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** In place of an embedded report: the page around it remains. */
export function ShareGone() {
  return (
    <main>
      <EmptyState icon={<Link2Off aria-hidden />} title={t("This report is no longer shared")} minHeight={320}>
        {t("Ask the person who shared it for a new link.")}
      </EmptyState>
    </main>
  );
}
