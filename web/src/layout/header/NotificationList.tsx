import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { NotificationList_viewer$key } from "#web/__generated__/NotificationList_viewer.graphql.ts";
import { ServerText } from "#web/relay/ServerText.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { useHasRoute } from "../knownPaths.ts";

interface Props {
  viewer: NotificationList_viewer$key;
  onLeave: () => void;
}

/** The newest notifications. Each links to its details. */
export function NotificationList({ viewer, onLeave }: Props) {
  const { notifications } = useFragment(
    graphql`
      fragment NotificationList_viewer on Viewer {
        notifications(first: 15) {
          edges {
            node {
              id
              title {
                ...ServerText_message
              }
              sentences {
                ...ServerText_message
              }
              path
              createdAt
              isRead
            }
          }
        }
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  const entries = notifications?.edges.map(({ node }) => node) ?? [];
  return (
    <div css={{ width: "min(360px, calc(100vw - 32px))" }}>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          padding: `10px ${theme.space.two}px`,
          borderBottom: `1px solid ${theme.color.border}`,
          fontSize: theme.size.body,
          fontWeight: theme.weight.semibold,
        })}
      >
        {t("Notifications")}
        <TextLink href="/notification" onPress={onLeave}>
          {t("Settings")}
        </TextLink>
      </div>
      {entries.length === 0 && (
        <EmptyState title={t("No notifications")} minHeight={120}>
          {t("You'll be notified here when a teammate joins or your plan limit is reached.")}
        </EmptyState>
      )}
      <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
        {entries.map(({ id, title, sentences, path, createdAt, isRead }) => (
          <li key={id}>
            <Link
              {...(path && hasRoute(path) ? { href: path, onPress: onLeave } : {})}
              css={(theme) => ({
                display: "block",
                padding: `10px ${theme.space.two}px`,
                color: theme.color.text,
                textDecoration: "none",
                fontSize: theme.size.body,
                outlineOffset: -2,
                "&[href][data-hovered]": { background: theme.color.hover },
              })}
            >
              <span css={{ display: "flex", alignItems: "baseline", gap: 8 }}>
                <span
                  css={(theme) => ({
                    flex: 1,
                    minWidth: 0,
                    fontWeight: isRead ? theme.weight.medium : theme.weight.semibold,
                  })}
                >
                  <ServerText message={title} />
                </span>
                {!isRead && (
                  <span
                    role="img"
                    aria-label={t("New")}
                    css={(theme) => ({ width: 7, height: 7, borderRadius: 4, background: theme.color.accentFill })}
                  />
                )}
              </span>
              <span css={(theme) => ({ ...caption(theme), display: "block", fontSize: theme.size.small })}>
                {sentences.map((sentence, n) => (
                  <Fragment key={n}>
                    <ServerText message={sentence} />{" "}
                  </Fragment>
                ))}
              </span>
              <span css={caption}>
                <RelativeTime at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
