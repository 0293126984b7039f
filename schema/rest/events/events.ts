// The events of a project, by name.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { LocalMoment, widgetId } from "../range.ts";

export const EventName = z.object({
  event_name: z.string(),
  count: z.number().int(),
  visitors: z.number().int(),
  last_seen: z.iso.datetime(),
  /** how the event came to be: sent by the site's code, made by an event rule, or seen by the tracker itself */
  source: z.enum(["code", "rule", "tracker"]),
  /** ever; only where the trend is asked for */
  first_seen: z.iso.datetime().optional(),
  /** counts of equal parts of the range, oldest first; only where it is asked for */
  trend: z.array(z.number().int()).optional(),
});
export type EventName = z.infer<typeof EventName>;

export const getEvents = endpoint({
  name: "getEvents",
  method: "POST",
  path: "/events",
  summary: "The events of a project, most frequent first; the last 90 days where no range is given.",
  effect: "read",
  audience: "viewer",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    trend: z.boolean().optional(),
  }),
  answer: z.object({ rows: z.array(EventName) }),
});
