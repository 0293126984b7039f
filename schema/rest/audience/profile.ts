// One visitor: all stored data, with export and deletion.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { Visitor, VisitorId } from "./visitors.ts";

export const VisitorAttribute = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** when the website sent it */
  at: z.iso.datetime(),
});

/** Over all sessions. */
export const VisitorTotals = z.object({
  sessions: z.number().int(),
  pageviews: z.number().int(),
  /** custom events */
  events: z.number().int(),
  /** JavaScript errors */
  errors: z.number().int(),
  /** seconds in which pages were visible and in use */
  engaged: z.number(),
  /** sum of the values of `purchase` events in `currency` */
  revenue: z.number(),
  /** null without revenue */
  currency: z.string().nullable(),
});

export const VisitorProfile = z.object({
  visitor: Visitor,
  attributes: z.array(VisitorAttribute),
  totals: VisitorTotals,
});
export type VisitorProfile = z.infer<typeof VisitorProfile>;

export const getVisitor = endpoint({
  name: "getVisitor",
  method: "GET",
  path: "/visitor/{visitor_id}",
  summary: "A visitor of the project in the `widgetid` header.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ visitor_id: VisitorId }),
  answer: VisitorProfile,
});

/** The cursor: a page starts after this row. */
const After = z.object({ at: z.number().int(), id: z.guid() });
const ofVisitor = { widget_id: widgetId, visitor_id: VisitorId };

export const VisitorSession = z.object({
  session_id: z.string(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  entry_path: z.string(),
  exit_path: z.string(),
  channel: z.string(),
  ref_host: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  pageviews: z.number().int(),
  events: z.number().int(),
  errors: z.number().int(),
  /** rage and dead clicks */
  frictions: z.number().int(),
  /** seconds */
  engaged: z.number(),
});
export type VisitorSession = z.infer<typeof VisitorSession>;

export const getVisitorSessions = endpoint({
  name: "getVisitorSessions",
  method: "POST",
  path: "/visitor/sessions",
  summary: "The visits of a visitor, newest first unless asked otherwise.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...ofVisitor,
    after: After.optional(),
    direction: z.enum(["asc", "desc"]).default("desc"),
    /** only this session */
    session_id: z.guid().optional(),
    limit: z.number().int().min(1).max(101).default(20),
  }),
  answer: z.object({ rows: z.array(VisitorSession), total: z.number().int() }),
});

export const VisitorAction = z.object({
  event_id: z.string(),
  at: z.iso.datetime(),
  type: z.string(),
  /** display name: the title of a page view, the element text of a click */
  name: z.string(),
  path: z.string(),
  /** of an event: the name that it counts under, as rules match it; "" for other actions */
  event_name: z.string().default(""),
  /** the element of a click or a form; "" for other actions */
  selector: z.string().default(""),
  /** for page views: milliseconds in which the page was visible and in use */
  engaged_ms: z.number(),
  value: z.number().nullable(),
  currency: z.string(),
  /** for errors */
  message: z.string(),
  /** custom properties of an event, or attributes of the visitor */
  props: z.array(z.object({ key: z.string(), value: z.string() })),
  test_id: z.number().int().nullable(),
  variant_id: z.string(),
});
export type VisitorAction = z.infer<typeof VisitorAction>;

export const getVisitorTimeline = endpoint({
  name: "getVisitorTimeline",
  method: "POST",
  path: "/visitor/timeline",
  summary:
    "A visitor's actions and comments in a visit, in time order, without heartbeats, scroll reports and measurements.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...ofVisitor,
    session_id: z.guid(),
    after: After.optional(),
    direction: z.enum(["asc", "desc"]).default("asc"),
    limit: z.number().int().min(1).max(201).default(100),
  }),
  answer: z.object({ rows: z.array(VisitorAction), total: z.number().int() }),
});

export const deleteVisitor = endpoint({
  name: "deleteVisitor",
  method: "POST",
  path: "/visitor/delete",
  summary: "Delete a visitor permanently with all events, attributes, comments and tags. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  patienceMs: 60_000,
  body: z.object(ofVisitor),
  answer: z.object({ visitor_id: z.string(), deleted_events: z.number().int() }),
});

export const exportVisitor = endpoint({
  name: "exportVisitor",
  method: "GET",
  path: "/visitor/{visitor_id}/export",
  summary: "All data about a visitor of the project in the `widgetid` header, as one JSON file.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ visitor_id: VisitorId }),
  /** streamed: `{exported_at, project, visitor, attributes, totals, comments, events: [...]}`, comments and events oldest first */
  answer: z.unknown(),
});
