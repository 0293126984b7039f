import { graphql, useFragment } from "react-relay";
import type { WebhookListItem_webhook$key } from "#web/__generated__/WebhookListItem_webhook.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { eventName } from "../../_lib/eventChoices.ts";
import { DeliveryBadge } from "./DeliveryBadge.tsx";

export function WebhookListItem({ webhook }: { webhook: WebhookListItem_webhook$key }) {
  const { id, url, events, isActive, lastState, lastAt } = useFragment(
    graphql`
      fragment WebhookListItem_webhook on Webhook {
        id
        url
        events
        isActive
        lastState
        lastAt
      }
    `,
    webhook,
  );
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
        <p css={(theme) => ({ fontSize: theme.size.body, overflowWrap: "anywhere" })}>
          <TextLink href={`/developer/webhook/${id}`}>{url}</TextLink>
        </p>
        <p css={caption}>{events.map(eventName).join(", ")}</p>
      </div>
      {!isActive && <Badge>{t("Off")}</Badge>}
      {lastState ? (
        <span css={(theme) => ({ display: "flex", alignItems: "center", gap: 8, ...caption(theme) })}>
          {lastAt && <RelativeTime at={lastAt} />}
          <DeliveryBadge state={lastState} />
        </span>
      ) : (
        <span css={caption}>{t("No deliveries yet")}</span>
      )}
    </li>
  );
}
