// Visitors online now.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const RealtimeEvent = z.object({
  event_id: z.string(),
  at: z.iso.datetime(),
  type: z.string(),
  /** the event's name or the page's title */
  name: z.string(),
  path: z.string(),
  visitor_id: z.string(),
  session_id: z.string(),
  ref_host: z.string(),
  channel: z.string(),
  /** ISO 3166 code, "" if unknown */
  country: z.string(),
  /** "" if unknown, like the city */
  region: z.string(),
  city: z.string(),
  device: z.string(),
  browser: z.string(),
  /** degrees, rounded to one decimal; null if only the country is known */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;

export const RealtimeVisitor = z.object({
  visitor_id: z.string(),
  session_id: z.string(),
  state: z.enum(["active", "idle"]),
  path: z.string(),
  title: z.string(),
  since: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  pageviews: z.number().int(),
  channel: z.string(),
  country: z.string(),
  device: z.string(),
  browser: z.string(),
  /** the session is recorded now, and can be watched live */
  is_recorded: z.boolean(),
});
export type RealtimeVisitor = z.infer<typeof RealtimeVisitor>;

const Ranked = z.object({ name: z.string(), visitors: z.number().int() });

export const RealtimeMinute = z.object({
  /** start of the minute */
  t: z.iso.datetime(),
  pageviews: z.number().int(),
  visitors: z.number().int(),
  bots: z.number().int(),
  /** the same minute of the last four weeks: fewest and most page views; null without history */
  usual_min: z.number().nullable(),
  usual_max: z.number().nullable(),
});
export type RealtimeMinute = z.infer<typeof RealtimeMinute>;

export const Realtime = z.object({
  /** time of this snapshot */
  at: z.iso.datetime(),
  /** engaged and seen within the last 30 s */
  active: z.number().int(),
  /** page still open (a heartbeat within 30 s), but no activity for 30 s */
  idle: z.number().int(),
  /** the last 30 minutes, oldest first; the last one is incomplete */
  per_minute: z.array(RealtimeMinute),
  /** a visitor counts once, at the newest page */
  pages: z.array(Ranked),
  sources: z.array(Ranked),
  countries: z.array(Ranked),
  devices: z.array(Ranked),
  visitors: z.array(RealtimeVisitor),
  /** newest first, at most 50 */
  events: z.array(RealtimeEvent),
  /** requests by bots in the last 30 minutes */
  bots: z.number().int(),
  /** human page views since midnight in the project's time zone; increases with every page view */
  pageviews_today: z.number().int(),
  /** time of the last received event of any kind; a change means there is new data */
  last_event_at: z.iso.datetime().nullable(),
});
export type Realtime = z.infer<typeof Realtime>;

/**
 * The realtime view goes back this far, in milliseconds. Moments are whole minutes, so that requests for the same one
 * share an answer.
 */
export const REALTIME_HISTORY_MS = 86_400_000;
export const REALTIME_STEP_MS = 60_000;

export const getRealtime = endpoint({
  name: "getRealtime",
  method: "GET",
  path: "/visitor/realtime",
  summary:
    "The last 30 minutes of the project in the `widgetid` header, or the 30 minutes before a moment of the last 24 hours.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  query: z.object({
    /** a moment of the last 24 hours, rounded down to the minute; default: now */
    at: z.iso.datetime().optional(),
  }),
  answer: Realtime,
});

export const OnlineHistory = z.object({
  /** time of the first number */
  from: z.iso.datetime(),
  step_seconds: z.number().int(),
  /** visitors online (active and idle) at each step, oldest first */
  online: z.array(z.number().int()),
});
export type OnlineHistory = z.infer<typeof OnlineHistory>;

export const getOnlineHistory = endpoint({
  name: "getOnlineHistory",
  method: "GET",
  path: "/visitor/realtime/history",
  summary: "Visitors online at each minute of the last 24 hours, in the project of the `widgetid` header.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  answer: OnlineHistory,
});
