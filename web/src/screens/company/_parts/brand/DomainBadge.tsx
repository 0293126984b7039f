import { graphql, useFragment } from "react-relay";
import type { DomainBadge_dns$key } from "#web/__generated__/DomainBadge_dns.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

/** A verified host name stays verified for some days while its checks fail. */
export function DomainBadge({ dns }: { dns: DomainBadge_dns$key }) {
  const { isVerified, state } = useFragment(
    graphql`
      fragment DomainBadge_dns on DomainCheck {
        isVerified
        state
      }
    `,
    dns,
  );
  if (isVerified && state !== "FAILED") return <Badge tone="positive">{t("Verified")}</Badge>;
  if (isVerified) return <Badge tone="warning">{t("Check failed")}</Badge>;
  if (state === "FAILED") return <Badge tone="danger">{t("Not verified")}</Badge>;
  return <Badge tone="neutral">{t("Waiting for DNS")}</Badge>;
}
