import { notificationMessages as messages } from "@sightline/schema/rest/account/refusals";
import type { NotificationContent } from "#host/outbox/notifications/notify.ts";

interface Mention {
  widgetId: number;
  key: string;
  atMs: number;
  author: string;
}

/** Without the comment's text, so that it disappears everywhere when the recording is deleted. */
export function mentionContent({ widgetId, key, atMs, author }: Mention): Omit<NotificationContent, "eventId"> {
  const second = Math.floor(atMs / 1000);
  return {
    kind: "mentioned",
    title: messages.mentionedTitle({ name: author }),
    sentences: [messages.mentioned({ name: author })],
    path: `/video/${key}?project=${widgetId}&t=${second}&tab=comments`,
    action: messages.openRecording(),
  };
}
