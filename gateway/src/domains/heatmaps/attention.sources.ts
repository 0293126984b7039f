import type { BodyOf } from "@sightline/schema/rest/endpoint";
import type { Attention, predictAttention } from "@sightline/schema/rest/heatmaps/attention";
import type {
  AttentionOutcome,
  AttentionPrediction,
  MeasuredLayoutInput,
} from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";

const predictionOf = ({ grid, regions, method, boxes, ...page }: Attention): AttentionPrediction => ({
  ...page,
  ...grid,
  regions: regions.map((region) => ({ ...region, kind: upper(region.kind) })),
  computedFrom: upper(method.input),
  parts: method.parts.map(({ part, weight }) => ({ part: upper(part), weight })),
  boxes: boxes.map(({ kind, x, y, width, height, text }) => ({ kind: upper(kind), x, y, width, height, text })),
});

export const predictionOutcome = (answer: Promise<Attention>): Promise<AttentionOutcome> =>
  answer.then(
    (attention) => ({ prediction: predictionOf(attention) }),
    (error: unknown) => ({ problem: refusal(error) }),
  );

type WireLayout = NonNullable<BodyOf<typeof predictAttention>["layout"]>;

export const wireLayout = ({ background, boxes, ...size }: MeasuredLayoutInput): WireLayout => ({
  ...size,
  ...(background && { background }),
  boxes: boxes.map(({ kind, color, textSize, text, background: own, ...box }) => ({
    ...box,
    kind: lower(kind),
    ...(color && { color }),
    background: own ?? null,
    text_size: textSize ?? 0,
    text: text ?? "",
  })),
});
