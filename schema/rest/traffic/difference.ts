// What explains the difference between the sessions of a range and those of its comparison range.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { TimelineKind } from "../timeline/changes.ts";

/** `ref`: referrer; `entry`: entry page; `visitor_type`: `new` or `returning` */
export const DifferenceProperty = z.enum(["channel", "ref", "country", "device", "entry", "visitor_type"]);
export type DifferenceProperty = z.infer<typeof DifferenceProperty>;

/** The values returned, significant ones first. */
export const MOST_SEGMENTS = 12;
/** The values of each property that are tested: those with most sessions. */
export const MOST_TESTED = 50;
/** The days with notes or changes that are returned. */
export const MOST_MOMENTS = 8;

/** part of the difference, negative if it went the other way; null without a difference */
const share = z.number().nullable();
/** adjusted for all tests of the answer; null if there is too little data */
const p = z.number().nullable();

const Segment = z.object({
  property: DifferenceProperty,
  /** "" for an unknown value */
  name: z.string(),
  before: z.number(),
  now: z.number(),
  share,
  p,
});
export type DifferenceSegment = z.infer<typeof Segment>;

const Moment = z.object({
  /** `YYYY-MM-DD`, the last day inclusive */
  start_day: z.string(),
  end_day: z.string(),
  entries: z.array(z.object({ kind: TimelineKind, text: z.string(), description: z.string() })),
  /** sessions per day on the days before and after it; null without complete days */
  before: z.number().nullable(),
  after: z.number().nullable(),
  share,
  p,
});
export type DifferenceMoment = z.infer<typeof Moment>;

export const getTrafficDifference = endpoint({
  name: "getTrafficDifference",
  method: "POST",
  path: "/analytics/difference",
  summary:
    "The values of properties, and the days with notes or changes, that explain the difference of sessions from the comparison range (the previous range by default), with p-values adjusted by Benjamini and Hochberg. An incomplete range is compared with the same part of the other one.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object(reportShape),
  answer: z.object({
    /** null: the caller may not compare its range */
    difference: z
      .object({
        /** sessions */
        now: z.number(),
        before: z.number(),
        p,
        /** how much more than a Poisson distribution the sessions of days vary; 1 is no more */
        dispersion: z.number(),
        segments: z.array(Segment).max(MOST_SEGMENTS),
        /** latest first */
        moments: z.array(Moment).max(MOST_MOMENTS),
        /** the range is not over: both are compared up to this part of them */
        until: z.iso.datetime().nullable(),
      })
      .nullable(),
    range: AnsweredRange,
  }),
});
