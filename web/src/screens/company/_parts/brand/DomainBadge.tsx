import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

interface Props {
  dns: { isVerified: boolean; state: string };
}

/** A host name that was verified stays verified for some days while its checks fail. */
export function DomainBadge({ dns: { isVerified, state } }: Props) {
  if (isVerified && state !== "FAILED") return <Badge tone="positive">{t("Verified")}</Badge>;
  if (isVerified) return <Badge tone="warning">{t("Check failed")}</Badge>;
  if (state === "FAILED") return <Badge tone="danger">{t("Not verified")}</Badge>;
  return <Badge tone="neutral">{t("Waiting for DNS")}</Badge>;
}
