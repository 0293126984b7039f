import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

const names: Record<string, string> = {
  WAITING: t("Waiting"),
  DELIVERED: t("Delivered"),
  FAILED: t("Failed"),
};
const tones = { DELIVERED: "positive", FAILED: "danger" } as const;

export function DeliveryBadge({ state }: { state: string }) {
  const tone = state === "DELIVERED" || state === "FAILED" ? tones[state] : "neutral";
  return <Badge tone={tone}>{names[state] ?? state}</Badge>;
}
