/* oxlint-disable relay/unused-fields -- read by the functions and parts that get the whole object */
// A prediction as the screens show it, or why there is none.
import { graphql, readInlineData } from "react-relay";
import type { prediction_outcome$data, prediction_outcome$key } from "#web/__generated__/prediction_outcome.graphql.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

export type Prediction = NonNullable<prediction_outcome$data["prediction"]>;
export type Region = Prediction["regions"][number];

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
  if (outcome?.prediction) return { prediction: outcome.prediction };
  const problem = outcome?.problem;
  return { problem: problem ? translateServerMessage(problem) : t("Something went wrong. Try again.") };
}
