// The prediction: a weighted sum of maps from 0 to 1. It needs no training and no model server, and the same page always
// has the same result. docs/attention.md explains the parts.
import type { Attention, AttentionInput, AttentionPart, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { drawLayout } from "./drawLayout.ts";
import { pictureOf, type Picture, type Pixels } from "./picture.ts";
import { planeOf, resized, type Plane } from "./plane.ts";
import { centerBias, elementPrior, fPattern } from "./priors.ts";
import { areasOf, elementsOf } from "./regions.ts";
import { saliencyOf } from "./saliency.ts";

type Weights = Partial<Record<AttentionPart, number>>;

/** Each column adds up to 1. Without a style sheet there are no colors to compare. */
const weightsOf: Record<AttentionInput, Weights> = {
  image: { spectral_residual: 0.3, color_contrast: 0.25, edge_contrast: 0.15, skin: 0.1, f_pattern: 0.1, center: 0.1 },
  measured_layout: {
    ...{ spectral_residual: 0.2, color_contrast: 0.2, edge_contrast: 0.1 },
    ...{ elements: 0.3, f_pattern: 0.12, center: 0.08 },
  },
  estimated_layout: { spectral_residual: 0.15, edge_contrast: 0.1, elements: 0.45, f_pattern: 0.2, center: 0.1 },
};

export type Prediction = Omit<Attention, "url">;

type Maps = { readonly [Part in AttentionPart]?: Plane };

function gridOf(maps: Maps, weights: Weights): Plane {
  const [{ columns, rows } = planeOf(1, 1)] = Object.values(maps);
  const parts = Object.entries(weights) as [AttentionPart, number][];
  const sum = planeOf(columns, rows);
  for (const [part, weight] of parts) {
    const map = maps[part];
    if (map) for (const [n, value] of map.values.entries()) sum.values[n] = (sum.values[n] ?? 0) + weight * value;
  }
  return resized(sum, columns / 2, Math.round(rows / 2));
}

function mapsOf(picture: Picture, aspect: number): Maps {
  const { columns, rows } = picture.red;
  return {
    ...saliencyOf(picture),
    f_pattern: fPattern(columns, rows, aspect),
    center: centerBias(columns, rows, aspect),
  };
}

const methodOf = (input: AttentionInput): Attention["method"] => ({
  input,
  parts: (Object.entries(weightsOf[input]) as [AttentionPart, number][]).map(([part, weight]) => ({ part, weight })),
});

const wireGrid = ({ columns, rows, values }: Plane): Attention["grid"] => ({
  columns,
  rows,
  values: Array.from(values, (value) => Math.round(100 * Math.min(1, value))),
});

export function predictPixels(pixels: Pixels): Prediction {
  const { width, height } = pixels;
  const grid = gridOf(mapsOf(pictureOf(pixels), height / width), weightsOf.image);
  return { grid: wireGrid(grid), regions: areasOf(grid), method: methodOf("image"), width, height, boxes: [] };
}

export function predictLayout(layout: PageLayout, input: "measured_layout" | "estimated_layout"): Prediction {
  const { width, height } = layout;
  const picture = drawLayout(layout);
  const { columns, rows } = picture.red;
  const elements = elementPrior(columns, rows, layout);
  const grid = gridOf({ ...mapsOf(picture, height / width), elements }, weightsOf[input]);
  return {
    grid: wireGrid(grid),
    regions: elementsOf(grid, layout),
    method: methodOf(input),
    width,
    height,
    boxes: input === "estimated_layout" ? layout.boxes : [],
  };
}
