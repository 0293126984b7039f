import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { stateLabels } from "../_lib/errorChoices.ts";

interface Props {
  state: string;
  isRegression: boolean;
  /** the later release in which it came back */
  release?: string;
}

/** What members decided about an error; one that came back says so. */
export function StateBadge({ state, isRegression, release = "" }: Props) {
  if (isRegression) {
    return <Badge tone="danger">{release ? t("Regression in {release}", { release }) : t("Regression")}</Badge>;
  }
  const tone = state === "UNRESOLVED" ? "warning" : state === "RESOLVED" ? "positive" : "neutral";
  return <Badge tone={tone}>{stateLabels[state] ?? state}</Badge>;
}
