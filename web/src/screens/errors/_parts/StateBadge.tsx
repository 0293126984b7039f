import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { stateLabels } from "../_lib/errorChoices.ts";

/** What members decided about an error; one that came back says so. */
export function StateBadge({ state, isRegression }: { state: string; isRegression: boolean }) {
  if (isRegression) return <Badge tone="danger">{t("Regression")}</Badge>;
  const tone = state === "UNRESOLVED" ? "warning" : state === "RESOLVED" ? "positive" : "neutral";
  return <Badge tone={tone}>{stateLabels[state] ?? state}</Badge>;
}
