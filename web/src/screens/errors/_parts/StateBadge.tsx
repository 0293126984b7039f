import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { stateLabels } from "../_lib/errorChoices.ts";

interface Props {
  state: string;
  isRegression: boolean;
  /** the later release in which it reappeared */
  release?: string;
}

/** The error's state as set by members, with a mark for regressions. */
export function StateBadge({ state, isRegression, release = "" }: Props) {
  if (isRegression) {
    return <Badge tone="danger">{release ? t("Regression in {release}", { release }) : t("Regression")}</Badge>;
  }
  const tone = state === "UNRESOLVED" ? "warning" : state === "RESOLVED" ? "positive" : "neutral";
  return <Badge tone={tone}>{stateLabels[state] ?? state}</Badge>;
}
