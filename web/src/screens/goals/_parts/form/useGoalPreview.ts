// What a rule would have counted, asked a moment after the last key.
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useGoalPreviewQuery, useGoalPreviewQuery$data } from "#web/__generated__/useGoalPreviewQuery.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { isWhole, ruleOf, type GoalValues } from "./goalValues.ts";

type Answer = NonNullable<NonNullable<NonNullable<useGoalPreviewQuery$data["viewer"]>["project"]>["goals"]["preview"]>;
export type GoalPreview = ReturnType<typeof factsOf>;

const factsOf = (found: NonNullable<Answer["preview"]>) => ({
  days: found.days,
  sessions: found.sessions,
  conversions: found.conversions,
  convertedVisitors: found.convertedVisitors,
  readsPast: found.readsPast,
  pages: found.pages.map(({ path, conversions }) => ({ path, conversions })),
  visits: found.visits.map(({ sessionId, at, path, country, channel }) => ({ sessionId, at, path, country, channel })),
});

interface Found {
  /** what was asked */
  key: string;
  preview?: GoalPreview | null | undefined;
  problem?: string | undefined;
}

/** Milliseconds of quiet after a key. */
const PAUSE = 400;

export function useGoalPreview(project: string, values: GoalValues): Omit<Found, "key"> & { isAsking: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>({ key: "" });
  const { type, value, elementUrl } = ruleOf(values);
  const isReady = isWhole(values);
  const key = isReady ? JSON.stringify([project, type, value, elementUrl]) : "";
  useEffect(() => {
    if (key === "") return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useGoalPreviewQuery>(
        environment,
        graphql`
          query useGoalPreviewQuery($project: ID!, $rule: GoalRuleInput!) {
            viewer {
              project(id: $project) {
                goals {
                  preview(rule: $rule) {
                    preview {
                      days
                      sessions
                      conversions
                      convertedVisitors
                      readsPast
                      pages {
                        path
                        conversions
                      }
                      visits {
                        sessionId
                        at
                        path
                        country
                        channel
                      }
                    }
                    problem {
                      message
                    }
                  }
                }
              }
            }
          }
        `,
        { project, rule: { type, value, elementUrl } },
      ).subscribe({
        next({ viewer }) {
          const answer = viewer?.project?.goals.preview;
          const preview = answer?.preview && factsOf(answer.preview);
          setFound({ key, preview, problem: answer?.problem?.message });
        },
        error: (error: unknown) => setFound({ key, problem: toGatewayError(error).message }),
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, project, type, value, elementUrl, key]);
  // what is asked anew stays in sight until the answer comes; what is incomplete has none
  if (key === "") return { isAsking: false };
  return { preview: found.preview, problem: found.problem, isAsking: found.key !== key };
}
