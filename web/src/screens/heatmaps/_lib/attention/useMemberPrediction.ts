import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useMemberPredictionQuery,
  useMemberPredictionQuery$variables,
} from "#web/__generated__/useMemberPredictionQuery.graphql.ts";
import { readOutcome } from "./prediction.ts";
import { usePrediction, type UsedPrediction } from "./usePrediction.ts";

type Source = Omit<useMemberPredictionQuery$variables, "project">;

/** `key`: names the source; null without one. */
export function useMemberPrediction(project: string, key: string | null, source: Source): UsedPrediction {
  const environment = useRelayEnvironment();
  return usePrediction(key, () =>
    fetchQuery<useMemberPredictionQuery>(
      environment,
      graphql`
        query useMemberPredictionQuery(
          $project: ID!
          $url: String
          $image: String
          $snapshotId: String
          $layout: MeasuredLayoutInput
        ) {
          viewer {
            project(id: $project) {
              heatmaps {
                attention(url: $url, image: $image, snapshotId: $snapshotId, layout: $layout) {
                  ...prediction_outcome
                }
              }
            }
          }
        }
      `,
      { project, ...source },
    ).map(({ viewer }) => readOutcome(viewer?.project?.heatmaps.attention)),
  );
}
