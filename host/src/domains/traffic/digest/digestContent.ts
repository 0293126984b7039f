import { notificationMessages as messages } from "@sightline/schema/rest/account/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import type { Week } from "./weekOf.ts";

/** One sentence per project. */
export function projectSentence(project: string, { week, before }: Week): Message {
  const counts = { project, before: before.visitors };
  const { visitors, sessions, pageviews, bounce_rate } = week;
  if (visitors === 0) return messages.digestWithoutVisits(counts);
  const shown = { ...counts, visitors, sessions, pageviews };
  // only sessions that began before the week
  if (bounce_rate === null) return messages.digestWithoutBounces(shown);
  return messages.digest({ ...shown, bounces: bounce_rate });
}

export const digestTitle = (visitors: number): Message => messages.digestTitle({ visitors });
