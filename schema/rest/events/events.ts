// The events of a project, by name.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, LocalMoment, reportShape, widgetId } from "../range.ts";

/** Display settings of an event. */
export const EventNaming = z.object({
  /** the name in the stored events */
  event_name: z.string(),
  /** "": no display name */
  display_name: z.string(),
  hidden: z.boolean(),
  /** the event into which it is merged */
  merged_into: z.string().nullable(),
  /** the events merged into this one */
  merged: z.array(z.string()),
});
export type EventNaming = z.infer<typeof EventNaming>;

export const EventName = z.object({
  event_name: z.string(),
  /** display name; only if members set one */
  display_name: z.string().optional(),
  hidden: z.boolean().optional(),
  /** the events merged into this one */
  merged: z.array(z.string()).optional(),
  count: z.number().int(),
  visitors: z.number().int(),
  last_seen: z.iso.datetime(),
  /**
   * origin of the event: sent by the website's code, created by an event rule, or recorded automatically by the tracker
   */
  source: z.enum(["code", "rule", "tracker"]),
  /** ever, regardless of filters; only if the trend is requested */
  first_seen: z.iso.datetime().optional(),
  /** counts of equal parts of the range, oldest first; only if requested */
  trend: z.array(z.number().int()).optional(),
  /** of the compared range */
  previous: z.object({ count: z.number().int(), visitors: z.number().int() }).optional(),
});
export type EventName = z.infer<typeof EventName>;

/** An event as users select it. Its names are those of `EventName`. */
export const SelectableEvent = EventName.pick({ event_name: true, display_name: true, source: true });
export type SelectableEvent = z.infer<typeof SelectableEvent>;

export const getEventNames = endpoint({
  name: "getEventNames",
  method: "POST",
  path: "/events/names",
  summary: "The names of a project's events of the last 90 days, by source and name; new ones appear within a minute.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(SelectableEvent) }),
});

export const getEvents = endpoint({
  name: "getEvents",
  method: "POST",
  path: "/events",
  summary: "The events of a project, most frequent first; by default of the last 90 days.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportShape,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    trend: z.boolean().optional(),
    /** include hidden events */
    hidden: z.boolean().optional(),
    limit: z.number().int().min(1).max(1000).default(1000),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(EventName),
    /** total across all pages */
    total: z.number().int(),
    range: AnsweredRange,
  }),
});
