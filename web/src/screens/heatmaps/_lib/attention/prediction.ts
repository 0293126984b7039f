// A prediction as the screens show it, or why there is none.
import { graphql, readInlineData } from "react-relay";
import type { prediction_outcome$data, prediction_outcome$key } from "#web/__generated__/prediction_outcome.graphql.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

export type Prediction = NonNullable<prediction_outcome$data["prediction"]>;
export type Region = Prediction["regions"][number];

const boxOf = ({ x, y, width, height }: Pick<Region, "x" | "y" | "width" | "height">) => ({ x, y, width, height });

/** Without what Relay adds to the objects that it reads. */
function predictionOf(read: Prediction): Prediction {
  const { columns, rows, values, regions, computedFrom, parts, width, height, url, boxes } = read;
  return {
    ...{ columns, rows, values, computedFrom, width, height, url },
    parts: parts.map(({ part, weight }) => ({ part, weight })),
    regions: regions.map(({ rank, score, kind, text, ...box }) => ({ rank, score, kind, text, ...boxOf(box) })),
    boxes: boxes.map(({ kind, text, ...box }) => ({ kind, text, ...boxOf(box) })),
  };
}

export interface Outcome {
  prediction?: Prediction;
  problem?: string;
}

export function readOutcome(key: prediction_outcome$key | null | undefined): Outcome {
  const outcome = readInlineData(
    graphql`
      fragment prediction_outcome on AttentionOutcome @inline {
        prediction {
          columns
          rows
          values
          regions {
            rank
            kind
            text
            x
            y
            width
            height
            score
          }
          computedFrom
          parts {
            part
            weight
          }
          width
          height
          url
          boxes {
            kind
            x
            y
            width
            height
            text
          }
        }
        problem {
          message
          reason
          params
        }
      }
    `,
    key ?? null,
  );
  if (outcome?.prediction) return { prediction: predictionOf(outcome.prediction) };
  if (!outcome?.problem) return { problem: t("Something went wrong. Try again.") };
  const { message, reason, params } = outcome.problem;
  return { problem: translateServerMessage({ message, reason, params }) };
}
