// JavaScript errors on tracked pages, grouped by message and location.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { ErrorFrame } from "./sourceMaps.ts";
import { requirements } from "../refusals/requirements.ts";

export const ErrorState = z.enum(["unresolved", "resolved", "ignored", "snoozed"]);
export type ErrorState = z.infer<typeof ErrorState>;

/**
 * `script`: an uncaught exception, `rejection`: an unhandled promise rejection, `console`: a console.error call,
 * `network`: a failed request
 */
export const ErrorKind = z.enum(["script", "rejection", "console", "network"]);
export type ErrorKind = z.infer<typeof ErrorKind>;

export const errorGroupId = z.string().regex(/^[0-9a-f]{16}$/, requirements.errorGroupId);

export const ErrorGroup = z.object({
  error_group_id: errorGroupId,
  message: z.string(),
  kind: ErrorKind,
  /** such as `TypeError` */
  type: z.string(),
  /** file, line and column where it was thrown; "" if the browser doesn't report it */
  place: z.string(),
  count: z.number(),
  sessions: z.number(),
  visitors: z.number(),
  /** ever, regardless of the range */
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  /** release of the website, ever; "" if none was reported */
  first_release: z.string(),
  last_release: z.string(),
  /** the range in 30 equal parts, oldest first */
  sparkline: z.array(z.number()),
  state: ErrorState,
  /** it was resolved and then recurred */
  regression: z.boolean(),
  /** the later release in which it recurred; "" if no release was reported */
  regression_release: z.string(),
  snoozed_until: z.iso.datetime().nullable(),
  assignee: z.object({ user_id: z.number().int(), name: z.string() }).nullable(),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

const Split = z.array(z.object({ name: z.string(), count: z.number() }));

const answered = { range: AnsweredRange, sampled: z.literal(false) };

export const getErrorGroups = endpoint({
  name: "getErrorGroups",
  method: "POST",
  path: "/error-log/list",
  summary: "The groups of errors of a range, most occurrences first.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    states: z.array(ErrorState).max(4).optional(),
    kinds: z.array(ErrorKind).max(4).optional(),
    releases: z.array(z.string().min(1).max(100)).max(20).optional(),
    /** the assigned member; 0: unassigned */
    assignee: z.number().int().min(0).optional(),
    /** text in the message or the location */
    text: z.string().trim().max(200).default(""),
    limit: z.number().int().min(1).max(1000).default(500),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** the requested page */
    rows: z.array(ErrorGroup),
    total: z.number().int(),
    /** of all groups of these kinds and releases, ignoring the states and the search text */
    totals: z.object({
      errors: z.number(),
      sessions: z.number(),
      all_sessions: z.number(),
      by_state: z.record(ErrorState, z.number()),
    }),
    /** values in the range, ignoring the filters on kinds and releases; most occurrences first, at most 30 */
    facets: z.object({
      kinds: z.array(z.object({ name: ErrorKind, count: z.number() })),
      releases: Split,
      browsers: Split,
      systems: Split,
      pages: Split,
    }),
    ...answered,
  }),
});

export const ErrorInstance = z.object({
  event_id: z.string(),
  at: z.iso.datetime(),
  session_id: z.string(),
  visitor_id: z.string(),
  path: z.string(),
  browser: z.string(),
  os: z.string(),
  device: z.string(),
  country: z.string(),
});
export const Breadcrumb = z.object({
  at: z.iso.datetime(),
  type: z.string(),
  path: z.string(),
  /** the clicked element, the event name or the error message */
  text: z.string(),
});
export type Breadcrumb = z.infer<typeof Breadcrumb>;
const Rate = z.object({ sessions: z.number(), converted: z.number() });

export const getErrorGroup = endpoint({
  name: "getErrorGroup",
  method: "POST",
  path: "/error-log/{error_group_id}",
  summary: "One group of errors: stack, where it occurs, newest occurrences, preceding actions and cost.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ error_group_id: errorGroupId }),
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    /** the occurrence whose stack and breadcrumbs are returned: 0 is the newest, 1 the one before */
    occurrence: z.number().int().min(0).max(1_000_000).default(0),
    /** number of occurrences */
    limit: z.number().int().min(1).max(1000).default(20),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    group: ErrorGroup,
    /** the requested one, or the oldest if there are fewer */
    occurrence: ErrorInstance.extend({ index: z.number().int(), release: z.string() }),
    /** stack trace of the occurrence */
    stack: z.string(),
    /** stack frames resolved with the source maps of the release; empty if none has a source map */
    frames: z.array(ErrorFrame),
    /** the groups merged into this one, including itself; empty if nothing was merged */
    parts: z.array(
      z.object({ error_group_id: errorGroupId, message: z.string(), type: z.string(), count: z.number() }),
    ),
    browsers: Split,
    systems: Split,
    pages: Split,
    releases: Split,
    /** newest first */
    instances: z.array(ErrorInstance),
    /** the 20 events before the occurrence in its session, oldest first */
    breadcrumbs: z.array(Breadcrumb),
    /** sessions with and without the error; null without a goal */
    conversion: z
      .object({
        with_error: Rate,
        without_error: Rate,
        /** with the error minus without it, with its 95 % interval; null if there is too little data */
        difference: z.object({ value: z.number(), low: z.number(), high: z.number(), p: z.number() }).nullable(),
      })
      .nullable(),
    ...answered,
  }),
});

export const setErrorState = endpoint({
  name: "setErrorState",
  method: "POST",
  path: "/error-log/status",
  summary: "Resolve, ignore, snooze, reopen or assign a group of errors.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    error_group_id: errorGroupId,
    state: ErrorState.optional(),
    /** only with `snoozed` */
    snooze_days: z.number().int().min(1).max(365).optional(),
    /** null: unassigned */
    assignee: z.number().int().positive().nullable().optional(),
  }),
  answer: z.object({ error_group_id: z.string(), state: ErrorState }),
});
