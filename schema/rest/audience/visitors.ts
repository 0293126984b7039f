// The visitors of a project, with identities set by the website (`identify`), and visitor lists.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";

export const VisitorId = z.guid("a visitor's id, such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a").toLowerCase();

export const VisitorIdentity = z.object({
  visitor_id: z.string(),
  /** the website's own id of the visitor, "" if it has set none */
  user_id: z.string(),
  /** from the attribute `name`, or `first_name` and `last_name`; "" if unknown */
  name: z.string(),
  /** from the attribute `email` */
  email: z.string(),
});
export type VisitorIdentity = z.infer<typeof VisitorIdentity>;

export const Visitor = VisitorIdentity.extend({
  /** ISO 3166 code of the newest session, "" if unknown; the same applies to the following fields */
  country: z.string(),
  region: z.string(),
  city: z.string(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  /** ever, regardless of the range */
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  tags: z.array(z.string()),
});
export type Visitor = z.infer<typeof Visitor>;

/** all visitors, identified visitors, or visitors with a known email address */
export const VisitorKind = z.enum(["all", "users", "contact"]);
export type VisitorKind = z.infer<typeof VisitorKind>;

export const VisitorSort = z.enum([
  "last_seen",
  "first_seen",
  "sessions",
  "pageviews",
  "events",
  "conversions",
  "revenue",
]);
export type VisitorSort = z.infer<typeof VisitorSort>;

export const VisitorNumbers = z.object({
  /** last event in the range */
  last_seen: z.iso.datetime(),
  sessions: z.number().int(),
  pageviews: z.number().int(),
  /** custom events */
  events: z.number().int(),
  /** sessions in which the goal event happened; null without a goal */
  conversions: z.number().int().nullable(),
  /** sum of the values of the goal event, or of `purchase` without a goal; only values in `currency` count */
  revenue: z.number(),
});
export type VisitorNumbers = z.infer<typeof VisitorNumbers>;

export const Tag = z.string().trim().min(1).max(40);

export const listVisitors = endpoint({
  name: "listVisitors",
  method: "POST",
  path: "/visitor/list",
  summary: "The visitors seen in a range, in the order asked for.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    kind: VisitorKind.default("all"),
    /** part of a name, an email address or the website's id, or the beginning of a visitor id */
    q: z.string().trim().max(200).default(""),
    tag: Tag.optional(),
    sort: VisitorSort.default("last_seen"),
    direction: z.enum(["desc", "asc"]).default("desc"),
    /** sort value of the last row before the page, timestamps as milliseconds since 1970 */
    after: z.object({ value: z.number(), visitor_id: VisitorId }).optional(),
    limit: z.number().int().min(1).max(500).default(50),
  }),
  answer: z.object({
    rows: z.array(z.object({ visitor: Visitor, numbers: VisitorNumbers, sorted_by: z.number() })),
    total: z.number().int(),
    /** of all listed visitors, in the range */
    sessions: z.number().int(),
    pageviews: z.number().int(),
    /** ISO 4217 code of the revenue's currency; null without revenue */
    currency: z.string().nullable(),
    range: AnsweredRange,
  }),
});

export const getVisitorTags = endpoint({
  name: "getVisitorTags",
  method: "POST",
  path: "/visitor/tags",
  summary: "The tags that visitors of a project have, most used first.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(z.object({ tag: z.string(), visitors: z.number().int() })) }),
});

export const tagVisitors = endpoint({
  name: "tagVisitors",
  method: "POST",
  path: "/visitor/tag",
  summary: "Add tags to visitors and remove tags from them. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    visitor_ids: z.array(VisitorId).min(1).max(500),
    add: z.array(Tag).max(20).default([]),
    remove: z.array(Tag).max(20).default([]),
  }),
  answer: z.object({ rows: z.array(Visitor) }),
});
