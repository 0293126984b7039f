import { Bell } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NotificationBell_viewer$key } from "#web/__generated__/NotificationBell_viewer.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { useReadNotifications } from "./useReadNotifications.ts";

/** The viewer's notifications. Opening the list marks them as read. New ones stay highlighted until it is closed. */
export function NotificationBell({ viewer }: { viewer: NotificationBell_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        unreadNotifications
        notifications(first: 15) {
          edges {
            node {
              id
            }
          }
        }
        ...NotificationList_viewer
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  const read = useReadNotifications();
  const unread = data.unreadNotifications ?? 0;
  const newest = data.notifications?.edges[0]?.node.id;
  const open = (next: boolean) => {
    setOpen(next);
    if (!next && unread > 0 && newest) read(newest);
  };
  const label =
    unread > 0
      ? phrase("{count, plural, one {# new notification} other {# new notifications}}", { count: unread })
      : t("Notifications");
  return (
    <Popover
      label={t("Notifications")}
      padding={0}
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <IconButton label={label} css={{ position: "relative" }}>
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              css={(theme) => ({
                position: "absolute",
                top: 5,
                right: 5,
                width: 8,
                height: 8,
                borderRadius: theme.radius.round,
                background: theme.color.accentFill,
                boxShadow: `0 0 0 2px ${theme.color.raised}`,
              })}
            />
          )}
        </IconButton>
      }
    >
      {(close) => <NotificationList viewer={data} onLeave={close} />}
    </Popover>
  );
}
