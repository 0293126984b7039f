import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

export function RuleStatus({ status }: { status: string }) {
  if (status === "ACTIVE") return <Badge tone="positive">{t("Active")}</Badge>;
  if (status === "PAUSED") return <Badge tone="warning">{t("Paused")}</Badge>;
  return <Badge>{t("Archived")}</Badge>;
}
