import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** The member has no active project, or the address names none of theirs. */
export function NoProject() {
  return (
    <EmptyState isScreen title={t("Error with empty project")} minHeight={360}>
      {t("Please select a Project from the top left of the sidebar!")}
    </EmptyState>
  );
}
