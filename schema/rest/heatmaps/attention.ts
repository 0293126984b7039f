// Predicted attention: where people probably look first on a page, computed from its picture or its elements. No model
// server is asked; docs/attention.md has the formulas and their sources.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";

/** Base64 characters: 6 MB of file. */
const MAX_IMAGE = 8 * 1024 * 1024;
/** The app sends pictures in a GraphQL request of at most 100 KB. */
const MAX_PUBLIC_IMAGE = 90_000;

/**
 * What the prediction was computed from. `image`: the pixels of a picture. `measured_layout`: boxes and colors of the
 * elements as a browser laid them out. `estimated_layout`: boxes estimated from the HTML, without style sheets and
 * images.
 */
export const AttentionInput = z.enum(["image", "measured_layout", "estimated_layout"]);
export type AttentionInput = z.infer<typeof AttentionInput>;

/** A part of the sum. */
export const AttentionPart = z.enum([
  "spectral_residual",
  "color_contrast",
  "edge_contrast",
  "skin",
  "elements",
  "f_pattern",
  "center",
]);
export type AttentionPart = z.infer<typeof AttentionPart>;

export const ElementKind = z.enum(["heading", "text", "link", "button", "input", "image"]);
export type ElementKind = z.infer<typeof ElementKind>;

const pixels = z.number().min(-100_000).max(100_000);
/** #rrggbb */
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** An element of a page, CSS pixels from the document's top left corner. */
export const LayoutBox = z.object({
  kind: ElementKind,
  x: pixels,
  y: pixels,
  width: pixels.min(0),
  height: pixels.min(0),
  /** of the text; for an image its mean color */
  color: color.default("#333333"),
  /** null: transparent */
  background: color.nullable().default(null),
  /** CSS pixels; 0 without text */
  text_size: z.number().min(0).max(1000).default(0),
  text: z.string().max(80).default(""),
});
export type LayoutBox = z.infer<typeof LayoutBox>;

export const PageLayout = z.object({
  width: z.number().int().min(50).max(10_000),
  height: z.number().int().min(50).max(100_000),
  background: color.default("#ffffff"),
  /** in the order in which they are painted */
  boxes: z.array(LayoutBox).max(2000),
});
export type PageLayout = z.infer<typeof PageLayout>;

/** All sizes and positions are percents of the page's width and height. */
export const AttentionRegion = z.object({
  /** 1 for the region with the most attention */
  rank: z.number().int(),
  /** `area`: a part of a picture, whose elements are unknown */
  kind: z.enum([...ElementKind.options, "area"]),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** mean of the grid in the region, 0 to 100 */
  score: z.number(),
});

export const Attention = z.object({
  grid: z.object({
    columns: z.number().int(),
    rows: z.number().int(),
    /** row by row from the top left, whole numbers from 0 to 100 */
    values: z.array(z.number().int()),
  }),
  /** at most 20 */
  regions: z.array(AttentionRegion),
  method: z.object({
    input: AttentionInput,
    /** with their weights in the sum, which add up to 1 */
    parts: z.array(z.object({ part: AttentionPart, weight: z.number() })),
  }),
  /** of the picture or page, pixels */
  width: z.number().int(),
  height: z.number().int(),
  /** the page after redirects; null for a picture or a snapshot */
  url: z.string().nullable(),
  /** what the estimate of a page's layout found, to draw it without the page; empty for a picture */
  boxes: z.array(LayoutBox),
});
export type Attention = z.infer<typeof Attention>;

const url = z.string().trim().min(1).max(2048);

/** Exactly one of url, image and snapshot_id. */
export const predictAttention = endpoint({
  name: "predictAttention",
  method: "POST",
  path: "/heatmap/ai",
  summary: "Predict where people look first: on a page by its URL, on a picture, or on a recorded snapshot.",
  effect: "read",
  audience: "member",
  patienceMs: 9500,
  maxBytes: MAX_IMAGE + 1024 * 1024,
  body: z.object({
    widget_id: widgetId,
    url: url.optional(),
    /** base64 of a PNG, JPEG or WebP, at most 16 megapixels */
    image: z.string().max(MAX_IMAGE).optional(),
    /** `<recording key>.<stream id>.<number of the chunk>` */
    snapshot_id: z.string().max(200).optional(),
    /** of the snapshot, measured in a browser; without it, the layout is estimated */
    layout: PageLayout.optional(),
  }),
  answer: Attention,
});

/** Nothing is stored. Exactly one of url and image. */
export const predictPublicAttention = endpoint({
  name: "predictPublicAttention",
  method: "POST",
  path: "/heatmap/ai/public",
  summary: "Predict where people look first, for visitors of the public tool: at most 20 times in 15 minutes.",
  effect: "read",
  audience: "gateway",
  patienceMs: 9500,
  body: z.object({
    url: url.optional(),
    /** base64 of a PNG, JPEG or WebP, at most 16 megapixels */
    image: z.string().max(MAX_PUBLIC_IMAGE).optional(),
    /** the caller's IP address; empty if unknown */
    sender: z.string().max(100),
  }),
  answer: Attention,
});
