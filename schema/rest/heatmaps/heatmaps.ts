// Heatmaps: where the visitors of a page click, move, scroll and stay. Positions are relative to the element and to the
// document, so that a map is correct at other widths and when a part of the page scrolls by itself.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { HeatmapPage } from "./heatmapPage.ts";

/** `first`: the first click of each page view. */
export const HeatmapMode = z.enum(["click", "move", "scroll", "attention", "rage", "dead", "first"]);
export type HeatmapMode = z.infer<typeof HeatmapMode>;

/** The modes that count clicks. */
export const HeatmapClickMode = HeatmapMode.extract(["click", "rage", "dead", "first"]);
export type HeatmapClickMode = z.infer<typeof HeatmapClickMode>;

export const HeatmapDevice = z.enum(["desktop", "tablet", "mobile"]);
export type HeatmapDevice = z.infer<typeof HeatmapDevice>;

/** Widths of the window, CSS pixels, both inclusive. */
export const WidthRange = z.object({ min: z.number().int().min(0).max(65_535), max: z.number().int().max(65_535) });
export type WidthRange = z.infer<typeof WidthRange>;

/** Clicks or movements at one place: positions rounded to whole percents of the element's box. */
export const HeatmapPoint = z.object({
  /** CSS path of the element; "" if unknown */
  selector: z.string(),
  /** percent of the element's box */
  ex: z.number(),
  ey: z.number(),
  /** mean position in the document: percent of its width and height */
  x: z.number(),
  y: z.number(),
  count: z.number().int(),
});

export const HeatmapElement = z.object({
  /** 1 for the element with the most */
  rank: z.number().int(),
  selector: z.string(),
  /** "" if the project does not store texts */
  text: z.string(),
  /** of the layer: clicks, rage clicks, positions of the pointer … */
  clicks: z.number().int(),
  /** percent of all clicks of the layer, at most 100 */
  share: z.number(),
  visitors: z.number().int(),
  /** visitors who reached a goal with the click or later in the same session */
  converted: z.number().int(),
  /** percent of the visitors, at most 100 */
  conversion_rate: z.number(),
});
export type HeatmapElement = z.infer<typeof HeatmapElement>;

/** One of 20 equal parts of the document's height, from its top. */
export const HeatmapBand = z.object({
  /** percent of the document's height at which it begins: 0, 5 … 95 */
  from: z.number().int(),
  /** page views that reached its beginning, percent of those that reported it; never more than the band above it */
  reached: z.number(),
  /** mean milliseconds that a page view showed it; null without recordings */
  attention_ms: z.number().nullable(),
});
export type HeatmapBand = z.infer<typeof HeatmapBand>;

/** A recorded full snapshot that can be the background. */
export const HeatmapSnapshot = z.object({
  /** `<recording key>.<stream id>.<number of the chunk>` */
  snapshot_id: z.string(),
  recorded_at: z.iso.datetime(),
  url: z.string(),
  view_w: z.number().int(),
  view_h: z.number().int(),
});
export type HeatmapSnapshot = z.infer<typeof HeatmapSnapshot>;

const Selection = {
  /** the page, or a profile, which has its own page rule: one of them */
  page: HeatmapPage.optional(),
  heatmap_profile_id: z.number().int().positive().optional(),
  device: HeatmapDevice.optional(),
  width: WidthRange.optional(),
};

export const getHeatmap = endpoint({
  name: "getHeatmap",
  method: "POST",
  path: "/heatmap/data",
  summary: "A layer of a page's heatmap, its ranked elements, its scroll depth and the snapshots to show it on.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportShape,
    ...Selection,
    mode: HeatmapMode.default("click"),
    /** counts its conversions: a goal key or an event name; otherwise the default goal, or any goal and purchase */
    goal: z.string().max(200).optional(),
  }),
  answer: z.object({
    /** points and elements are empty for `scroll` and `attention` */
    points: z.array(HeatmapPoint),
    /** there are more points than the answer holds: those with the highest counts are included */
    is_cut: z.boolean(),
    /** at most 200 */
    elements: z.array(HeatmapElement),
    /** always 20; `reached` is 0 without data */
    scroll: z.array(HeatmapBand),
    /** the median lower edge of the window before scrolling, percent of the document's height; null if unknown */
    fold: z.number().nullable(),
    sample: z.object({
      page_views: z.number().int(),
      visitors: z.number().int(),
      /** page views whose movements and attention were recorded */
      recorded_page_views: z.number().int(),
      /** clicks, movements … of the layer; 0 for `scroll` and `attention` */
      points: z.number().int(),
      first_at: z.iso.datetime().nullable(),
      last_at: z.iso.datetime().nullable(),
    }),
    /** newest first, at most one for each day and width of 50 pixels, at most 50 */
    snapshots: z.array(HeatmapSnapshot),
    /** the goal whose conversions were counted; absent: any goal and purchase */
    goal: CountedGoal.optional(),
    range: AnsweredRange,
  }),
});

export const getHeatmapPages = endpoint({
  name: "getHeatmapPages",
  method: "POST",
  path: "/heatmap/continuous",
  summary: "Every page of the project with what its heatmap would show. No profile is needed.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    search: z.string().max(200).default(""),
    /** only the pages that match, such as the preview of a profile's rule */
    page: HeatmapPage.optional(),
    sort: z.enum(["views", "clicks", "rage", "dead"]).default("views"),
    limit: z.number().int().min(1).max(200).default(50),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        path: z.string(),
        url: z.string(),
        page_views: z.number().int(),
        visitors: z.number().int(),
        clicks: z.number().int(),
        rage_clicks: z.number().int(),
        dead_clicks: z.number().int(),
        /** mean percent of the document */
        scroll_depth: z.number(),
        has_snapshot: z.boolean(),
      }),
    ),
    total: z.number().int(),
    range: AnsweredRange,
  }),
});

/** One side of a comparison: device against device, variant against variant (a filter), or period against period. */
export const HeatmapSide = z.object({ ...reportShape, ...Selection });

export const compareHeatmaps = endpoint({
  name: "compareHeatmaps",
  method: "POST",
  path: "/heatmap/difference",
  summary: "How the clicks on each element differ between two groups, with the significance of each difference.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    mode: HeatmapClickMode.default("click"),
    first: HeatmapSide.omit({ widget_id: true }),
    second: HeatmapSide.omit({ widget_id: true }),
  }),
  answer: z.object({
    first_page_views: z.number().int(),
    second_page_views: z.number().int(),
    /** those with the most page views first, at most 200 */
    elements: z.array(
      z.object({
        selector: z.string(),
        text: z.string(),
        /** page views with a click on the element, percent */
        first_rate: z.number(),
        second_rate: z.number(),
        /** second minus first, percentage points, with its 95 % interval; null if it can't be computed */
        difference: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        /** two-sided p, adjusted for the number of elements (Benjamini and Hochberg) */
        p_adjusted: z.number().nullable(),
      }),
    ),
  }),
});

/**
 * The response is the chunk that begins with the snapshot, gzip lines of JSON as in `getRecordingEvents`: the envelope
 * and the events up to and including the full snapshot.
 */
export const getHeatmapSnapshot = endpoint({
  name: "getHeatmapSnapshot",
  method: "GET",
  path: "/heatmap/snapshot/{id}",
  summary: "A recorded full snapshot of a page and its width.",
  effect: "read",
  audience: "viewer",
  params: z.object({ id: z.string().max(200) }),
  query: z.object({ widget_id: widgetId }),
  answer: z.string(),
});
