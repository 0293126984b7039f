import type { NotificationContent } from "#host/outbox/notifications/notify.ts";

interface Mention {
  widgetId: number;
  key: string;
  atMs: number;
  author: string;
}

/** Without the comment's text, so that it disappears everywhere when the recording is deleted. */
export function mentionContent({ widgetId, key, atMs, author }: Mention): Omit<NotificationContent, "eventId"> {
  const title = `${author} mentioned you in a comment`;
  const second = Math.floor(atMs / 1000);
  return {
    kind: "mentioned",
    title,
    sentences: [`${author} commented on a recording and asks you to look at it.`],
    path: `/video/${key}?project=${widgetId}&t=${second}&tab=comments`,
    action: "Open the recording",
  };
}
