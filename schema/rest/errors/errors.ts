// Script errors of visited pages, in groups of the same message at the same place.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { ErrorFrame } from "./sourceMaps.ts";
import { requirements } from "../refusals/requirements.ts";

export const ErrorState = z.enum(["unresolved", "resolved", "ignored", "snoozed"]);
export type ErrorState = z.infer<typeof ErrorState>;

/** `script` threw, a `rejection` was caught by nobody, the `console` was told, a request of the `network` failed */
export const ErrorKind = z.enum(["script", "rejection", "console", "network"]);
export type ErrorKind = z.infer<typeof ErrorKind>;

export const errorGroupId = z.string().regex(/^[0-9a-f]{16}$/, requirements.errorGroupId);

export const ErrorGroup = z.object({
  error_group_id: errorGroupId,
  message: z.string(),
  kind: ErrorKind,
  /** such as `TypeError` */
  type: z.string(),
  /** file, line and column where it was thrown; "" where the browser does not tell */
  place: z.string(),
  count: z.number(),
  sessions: z.number(),
  visitors: z.number(),
  /** ever, whatever the range */
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  /** of the site, ever; "" where none was told */
  first_release: z.string(),
  last_release: z.string(),
  /** the range in 30 equal parts, oldest first */
  sparkline: z.array(z.number()),
  state: ErrorState,
  /** it was resolved, and happened again */
  regression: z.boolean(),
  /** in which later release than it was known from; "" where no release says so */
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
  audience: "member",
  body: z.object({
    ...reportShape,
    states: z.array(ErrorState).max(4).optional(),
    kinds: z.array(ErrorKind).max(4).optional(),
    releases: z.array(z.string().min(1).max(100)).max(20).optional(),
    /** the member whose they are; 0: nobody's */
    assignee: z.number().int().min(0).optional(),
    /** words of the message or the place */
    text: z.string().trim().max(200).default(""),
    limit: z.number().int().min(1).max(1000).default(500),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** the page that was asked for */
    rows: z.array(ErrorGroup),
    total: z.number().int(),
    /** of all groups of these kinds and releases, whatever the states and words asked for */
    totals: z.object({
      errors: z.number(),
      sessions: z.number(),
      all_sessions: z.number(),
      by_state: z.record(ErrorState, z.number()),
    }),
    /** what the range holds, whatever the kinds and releases asked for; most occurrences first, 30 at most */
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
  /** what was clicked, the event's name, the error's message */
  text: z.string(),
});
export type Breadcrumb = z.infer<typeof Breadcrumb>;
const Rate = z.object({ sessions: z.number(), converted: z.number() });

export const getErrorGroup = endpoint({
  name: "getErrorGroup",
  method: "POST",
  path: "/error-log/{error_group_id}",
  summary: "One group: its stack, where it happens, its newest occurrences, what came before, and what it costs.",
  effect: "read",
  audience: "member",
  params: z.object({ error_group_id: errorGroupId }),
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    /** whose stack and breadcrumbs: 0 is the newest occurrence, 1 the one before it */
    occurrence: z.number().int().min(0).max(1_000_000).default(0),
    /** of occurrences */
    limit: z.number().int().min(1).max(1000).default(20),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    group: ErrorGroup,
    /** the one that was asked for; the oldest where there are fewer */
    occurrence: ErrorInstance.extend({ index: z.number().int(), release: z.string() }),
    /** of it */
    stack: z.string(),
    /** its calls by the source maps of the release; empty where no map is known for any */
    frames: z.array(ErrorFrame),
    /** the groups that are counted as it, its own included; empty where nothing was merged into it */
    parts: z.array(
      z.object({ error_group_id: errorGroupId, message: z.string(), type: z.string(), count: z.number() }),
    ),
    browsers: Split,
    systems: Split,
    pages: Split,
    releases: Split,
    /** newest first */
    instances: z.array(ErrorInstance),
    /** the 20 events before it in its session, oldest first */
    breadcrumbs: z.array(Breadcrumb),
    /** sessions with and without the error; null without a goal */
    conversion: z
      .object({
        with_error: Rate,
        without_error: Rate,
        /** with minus without, with its 95 % interval; null where there is too little to say */
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
  summary: "Resolve, ignore, snooze or take up again a group of errors, or say whose it is.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    error_group_id: errorGroupId,
    state: ErrorState.optional(),
    /** with `snoozed` */
    snooze_days: z.number().int().min(1).max(365).optional(),
    /** null: nobody's */
    assignee: z.number().int().positive().nullable().optional(),
  }),
  answer: z.object({ error_group_id: z.string(), state: ErrorState }),
});
