import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

const states: Record<string, { label: string; tone: "neutral" | "positive" | "danger" }> = {
  PENDING: { label: t("Not checked"), tone: "neutral" },
  OK: { label: t("Leads here"), tone: "positive" },
  FAILED: { label: t("Does not lead here"), tone: "danger" },
};

export const DomainBadge = ({ state }: { state: string }) => (
  <Badge tone={states[state]?.tone ?? "neutral"}>{states[state]?.label ?? state}</Badge>
);
