import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { KeyListItem_key$key } from "#web/__generated__/KeyListItem_key.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { useNow } from "#web/ui/format/useNow.ts";
import { addressNames } from "../../_lib/addressNames.ts";
import { scopeName } from "../../_lib/scopeChoices.ts";
import { RevokeKeyDialog } from "./RevokeKeyDialog.tsx";

interface Props {
  apiKey: KeyListItem_key$key;
  /** the connection to remove the key from on revocation */
  connection: string;
}

export function KeyListItem({ apiKey, connection }: Props) {
  const key = useFragment(
    graphql`
      fragment KeyListItem_key on ApiKey {
        id
        name
        keyStart
        scopes
        createdBy
        expiresAt
        lastUsedAt
        lastUsedFrom
      }
    `,
    apiKey,
  );
  const [isRevoking, setRevoking] = useState(false);
  const isOver = useNow() >= Date.parse(key.expiresAt ?? "9999-01-01");
  return (
    <li
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px 12px",
        padding: `12px ${theme.space.two}px`,
      })}
    >
      <div css={{ flex: "1 1 260px", minWidth: 0, display: "grid", gap: 3 }}>
        <p css={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 10px" }}>
          <span
            css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.medium, overflowWrap: "anywhere" })}
          >
            {key.name}
          </span>
          {key.keyStart && (
            <code
              css={(theme) => ({ fontSize: theme.size.small, color: theme.color.muted })}
            >{`${key.keyStart}…`}</code>
          )}
        </p>
        <p css={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
          {key.scopes.map((scope) => (
            <Badge key={scope} tone={scope === "WRITE_ALL" ? "warning" : "neutral"}>
              {scopeName(scope)}
            </Badge>
          ))}
          {isOver && <Badge tone="danger">{t("Expired")}</Badge>}
        </p>
        <p css={caption}>
          {key.lastUsedAt ? (
            <>
              {t("Last used")} <RelativeTime at={key.lastUsedAt} />
              {key.lastUsedFrom && ` ${t("from {place}", { place: addressNames[key.lastUsedFrom] ?? "" })}`}
            </>
          ) : (
            t("Never used")
          )}
          {` · ${t("created by {name}", { name: key.createdBy })} · `}
          {key.expiresAt ? t("expires {day}", { day: rangeLabel(key.expiresAt, key.expiresAt) }) : t("never expires")}
        </p>
      </div>
      <Button size="small" aria-label={t("Revoke {name}", { name: key.name })} onPress={() => setRevoking(true)}>
        {t("Revoke")}
      </Button>
      {isRevoking && (
        <RevokeKeyDialog id={key.id} name={key.name} connection={connection} onClose={() => setRevoking(false)} />
      )}
    </li>
  );
}
