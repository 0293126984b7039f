import { graphql, useFragment } from "react-relay";
import type { PortalMessages_portal$key } from "#web/__generated__/PortalMessages_portal.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/** Support messages from members, newest first. Replies are sent by email. */
export function PortalMessages({ portal }: { portal: PortalMessages_portal$key }) {
  const { supportMessages } = useFragment(
    graphql`
      fragment PortalMessages_portal on ServicePortal {
        supportMessages {
          messageNumber
          companyName
          fromEmail
          subject
          text
          createdAt
        }
      }
    `,
    portal,
  );
  if (!supportMessages?.length) {
    return (
      <Card>
        <EmptyState title={t("No messages yet")} minHeight={140}>
          {t("Messages that members send with Message Support arrive here and at the support email address.")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {supportMessages.map((message) => (
          <li key={message.messageNumber} css={(theme) => ({ padding: theme.space.two, display: "grid", gap: 4 })}>
            <div css={{ display: "flex", flexWrap: "wrap", gap: "2px 12px", justifyContent: "space-between" }}>
              <h3 css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.semibold })}>
                {message.subject}
              </h3>
              <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
                <RelativeTime at={message.createdAt} />
              </span>
            </div>
            <p css={(theme) => ({ fontSize: theme.size.body, whiteSpace: "pre-wrap", overflowWrap: "anywhere" })}>
              {message.text}
            </p>
            <p css={(theme) => ({ fontSize: theme.size.small, color: theme.color.muted })}>
              {message.companyName} ·{" "}
              <TextLink href={`mailto:${message.fromEmail}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`}>
                {message.fromEmail}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
