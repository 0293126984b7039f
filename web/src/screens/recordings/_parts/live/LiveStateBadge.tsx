import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

const states: Readonly<Record<string, { label: string; tone: "positive" | "warning" | "neutral" }>> = {
  ACTIVE: { label: t("Active"), tone: "positive" },
  IDLE: { label: t("Idle"), tone: "warning" },
  LEFT: { label: t("Left"), tone: "neutral" },
};

/** What the visitor of a live session does. */
export function LiveStateBadge({ state }: { state: string }) {
  const { label, tone } = states[state] ?? { label: state, tone: "neutral" };
  return (
    <Badge tone={tone} dot={state === "ACTIVE" ? "live" : true}>
      {label}
    </Badge>
  );
}
