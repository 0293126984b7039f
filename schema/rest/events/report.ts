// One event, or all events with one value of a property: count, trend, properties and sessions.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { EventNaming } from "./events.ts";

export const EventSplit = z.enum(["page", "channel", "country", "device", "browser", "os"]);
export type EventSplit = z.infer<typeof EventSplit>;

const requested = {
  ...reportShape,
  /** `name`, or a property of the website's custom events */
  key: z.string().min(1).max(64),
  value: z.string().min(1).max(200),
};

const Totals = z.object({
  count: z.number().int(),
  visitors: z.number().int(),
  /** sessions with the event, of all sessions with a page view */
  sessions: z.number().int(),
  all_sessions: z.number().int(),
  /** sum of the events' own values, in any unit */
  value: z.number(),
});
export type EventTotals = z.infer<typeof Totals>;

/** An event as received, newest first. */
export const HappenedEvent = z.object({
  event_id: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  visitor_id: z.string(),
  path: z.string(),
  channel: z.string(),
  country: z.string(),
  device: z.string(),
  /** as JSON; "" if there are none */
  props: z.string(),
  value: z.number(),
});
export type HappenedEvent = z.infer<typeof HappenedEvent>;

export const getEventReport = endpoint({
  name: "getEventReport",
  method: "POST",
  path: "/events/detail",
  summary: "An event in a range: totals, daily trend and a breakdown.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({ ...requested, split: EventSplit.default("page") }),
  answer: z.object({
    /** display settings; only if the event is requested by its name */
    naming: EventNaming.optional(),
    /** false: the project has never received it, in any range */
    known: z.boolean(),
    totals: Totals,
    previous: Totals.optional(),
    /** one point per day, or per hour in ranges of up to two days; without gaps */
    interval: z.enum(["hour", "day"]),
    /** the last point is incomplete */
    partial: z.boolean(),
    series: z.array(z.object({ t: z.string(), count: z.number().int(), previous: z.number().int().optional() })),
    split: z.array(z.object({ name: z.string(), count: z.number().int(), visitors: z.number().int() })),
    range: AnsweredRange,
  }),
});

export const getEventRows = endpoint({
  name: "getEventRows",
  method: "POST",
  path: "/events/rows",
  summary: "The occurrences of an event, newest first, paginated.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...requested,
    limit: z.number().int().min(1).max(1000).default(25),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ rows: z.array(HappenedEvent) }),
});

export const getEventProperties = endpoint({
  name: "getEventProperties",
  method: "POST",
  path: "/events/properties",
  summary: "The properties of an event with their most frequent values.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object(requested),
  answer: z.object({
    rows: z.array(
      z.object({
        property: z.string(),
        /** events with the property */
        count: z.number().int(),
        /** number of distinct values; "values" contains the 10 most frequent */
        distinct: z.number().int(),
        values: z.array(z.object({ value: z.string(), count: z.number().int() })),
      }),
    ),
  }),
});
