import { Lock } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareLinkItem_link$key } from "#web/__generated__/ShareLinkItem_link.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { linkRangeName } from "#web/reports/url/rangeName.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { DeleteLinkConfirm } from "./DeleteLinkConfirm.tsx";
import { EmbedSnippet } from "./EmbedSnippet.tsx";
import { ShareLinkFacts } from "./ShareLinkFacts.tsx";
import { useBlockShareLink } from "./useBlockShareLink.ts";

interface Props {
  link: ShareLinkItem_link$key;
  /** the connection to remove the link from on deletion */
  connection: string;
  /** of an embedded report */
  title: string;
}

export function ShareLinkItem({ link, connection, title }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareLinkItem_link on ShareLink {
        id
        url
        startDate
        endDate
        preset
        hasPassword
        isOpen
        isBlocked
        ...ShareLinkFacts_link
      }
    `,
    link,
  );
  const [opened, setOpened] = useState<"delete" | "embed">();
  const [block, isInFlight] = useBlockShareLink();
  const { url, startDate, endDate, preset } = data;
  const state = data.isOpen ? t("Open") : data.isBlocked ? t("Blocked") : t("Expired");
  const toggle = (part: "delete" | "embed") => setOpened(opened === part ? undefined : part);
  const change = () =>
    block(data.id, !data.isBlocked).then((problem) => {
      if (problem) toast({ title: problem, tone: "danger" });
    });
  return (
    <li css={{ display: "grid", gap: 10, padding: "10px 12px" }}>
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
            {linkRangeName({ startDate, endDate, preset })}
            <Badge tone={data.isOpen ? "positive" : "neutral"}>{state}</Badge>
            {data.hasPassword && <Lock size={13} aria-label={t("Password-protected")} />}
          </p>
          <ShareLinkFacts link={data} />
        </div>
        <div css={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
          {url && data.isOpen && <CopyButton text={url} />}
          {url && data.isOpen && (
            <Button size="small" aria-expanded={opened === "embed"} onPress={() => toggle("embed")}>
              {t("Embed")}
            </Button>
          )}
          {(data.isOpen || data.isBlocked) && (
            <Button size="small" loading={isInFlight} onPress={() => void change()}>
              {data.isBlocked ? t("Unblock") : t("Block")}
            </Button>
          )}
          <Button size="small" aria-expanded={opened === "delete"} onPress={() => toggle("delete")}>
            {t("Delete")}
          </Button>
        </div>
      </div>
      {url && opened === "embed" && <EmbedSnippet url={url} title={title} />}
      {opened === "delete" && (
        <DeleteLinkConfirm id={data.id} connection={connection} onCancel={() => setOpened(undefined)} />
      )}
    </li>
  );
}
