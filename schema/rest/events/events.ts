// The events of a project, by name.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, LocalMoment, reportShape } from "../range.ts";

/** What members call an event. */
export const EventNaming = z.object({
  /** as the events carry it */
  event_name: z.string(),
  /** "": none */
  display_name: z.string(),
  hidden: z.boolean(),
  /** the event that it is counted as */
  merged_into: z.string().nullable(),
  /** the events that are counted as this one */
  merged: z.array(z.string()),
});
export type EventNaming = z.infer<typeof EventNaming>;

export const EventName = z.object({
  event_name: z.string(),
  /** what members call it; only where they do */
  display_name: z.string().optional(),
  hidden: z.boolean().optional(),
  /** the events that are counted as this one */
  merged: z.array(z.string()).optional(),
  count: z.number().int(),
  visitors: z.number().int(),
  last_seen: z.iso.datetime(),
  /** how the event came to be: sent by the site's code, made by an event rule, or seen by the tracker itself */
  source: z.enum(["code", "rule", "tracker"]),
  /** ever, whatever the filter; only where the trend is asked for */
  first_seen: z.iso.datetime().optional(),
  /** counts of equal parts of the range, oldest first; only where it is asked for */
  trend: z.array(z.number().int()).optional(),
  /** of the compared range */
  previous: z.object({ count: z.number().int(), visitors: z.number().int() }).optional(),
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
    ...reportShape,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    trend: z.boolean().optional(),
    /** hidden ones too */
    hidden: z.boolean().optional(),
    limit: z.number().int().min(1).max(1000).default(1000),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(EventName),
    /** all that there are, those of other pages included */
    total: z.number().int(),
    range: AnsweredRange,
  }),
});
