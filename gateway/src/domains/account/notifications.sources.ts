import type {
  Notification as WireNotification,
  NotificationSettings as WireSettings,
  Subscription,
} from "@sightline/schema/rest/account/notifications";
import type { MailSubscription, Notification, NotificationSettings } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface NotificationSource extends Notification {
  __typename: "Notification";
  /** the host's id */
  number: number;
}

export const notificationOf = (notification: WireNotification): NotificationSource => ({
  __typename: "Notification",
  id: toGlobalId("Notification", notification.notification_id),
  number: notification.notification_id,
  kind: upper(notification.kind),
  title: notification.title,
  sentences: notification.sentences,
  path: notification.path,
  createdAt: notification.created_at,
  isRead: notification.is_read,
});

export const settingsOf = ({ settings, digest_day }: WireSettings): NotificationSettings => ({
  settings: settings.map(({ kind, mail, in_app }) => ({ kind: upper(kind), mail, inApp: in_app })),
  digestDay: digest_day,
});

export const mailSubscriptionOf = ({ kind, email, is_on }: Subscription): MailSubscription => ({
  kind: upper(kind),
  email,
  isOn: is_on,
});
