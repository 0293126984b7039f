import { Lock } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareLinkItem_link$key } from "#web/__generated__/ShareLinkItem_link.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { DeleteLinkConfirm } from "./DeleteLinkConfirm.tsx";
import { useBlockShareLink } from "./useBlockShareLink.ts";

interface Props {
  link: ShareLinkItem_link$key;
  /** the connection to remove the link from on deletion */
  connection: string;
}

export function ShareLinkItem({ link, connection }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareLinkItem_link on ShareLink {
        id
        startDate
        endDate
        freeRange
        redactsPersonalData
        canDownload
        hasPassword
        isOpen
        isBlocked
        expiresAt
        clicks
        lastOpenedAt
        createdBy
      }
    `,
    link,
  );
  const [isDeleting, setDeleting] = useState(false);
  const [block, isInFlight] = useBlockShareLink();
  const state = data.isOpen ? t("Open") : data.isBlocked ? t("Blocked") : t("Expired");
  const change = () =>
    block(data.id, !data.isBlocked).then((problem) => {
      if (problem) toast({ title: problem, tone: "danger" });
    });
  return (
    <li css={{ padding: "10px 12px" }}>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
        <div css={{ flex: "1 1 240px", minWidth: 0 }}>
          <p
            css={(theme) => ({
              display: "flex",
              alignItems: "center",
              gap: 8,
              fontSize: theme.size.body,
              fontWeight: theme.weight.medium,
            })}
          >
            {rangeLabel(data.startDate, data.endDate)}
            <Badge tone={data.isOpen ? "positive" : "neutral"}>{state}</Badge>
            {data.hasPassword && <Lock size={13} aria-label={t("Password-protected")} />}
          </p>
          <p css={caption}>
            {data.clicks === 1 ? t("Opened once") : t("Opened {clicks} times", { clicks: data.clicks })}
            {data.lastOpenedAt && (
              <>
                {t(", last")} <RelativeTime at={data.lastOpenedAt} />
              </>
            )}
            {t(" · by ")}
            {data.createdBy}
            {data.freeRange && t(" · any date range")}
            {data.redactsPersonalData && t(" · names hidden")}
            {!data.canDownload && t(" · no downloads")}
            {data.expiresAt && t(" · expires {rangeLabel}", { rangeLabel: rangeLabel(data.expiresAt, data.expiresAt) })}
          </p>
        </div>
        <div css={{ display: "flex", gap: 6 }}>
          {(data.isOpen || data.isBlocked) && (
            <Button size="small" loading={isInFlight} onPress={() => void change()}>
              {data.isBlocked ? t("Unblock") : t("Block")}
            </Button>
          )}
          <Button size="small" aria-expanded={isDeleting} onPress={() => setDeleting(!isDeleting)}>
            {t("Delete")}
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteLinkConfirm id={data.id} connection={connection} onCancel={() => setDeleting(false)} />}
    </li>
  );
}
