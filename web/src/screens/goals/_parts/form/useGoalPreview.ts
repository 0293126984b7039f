// The conversions that a rule would have counted, fetched after a debounce.
import { graphql } from "react-relay";
import type { useGoalPreviewQuery, useGoalPreviewQuery$data } from "#web/__generated__/useGoalPreviewQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { isWhole, ruleOf, type GoalValues } from "./goalValues.ts";
import { translateServerMessage, type ServerMessage } from "#web/texts/translateServerMessage.ts";

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

const problemOf = ({ message, reason, params }: ServerMessage) => translateServerMessage({ message, reason, params });

const query = graphql`
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
              reason
              params
            }
          }
        }
      }
    }
  }
`;

interface Found {
  preview: GoalPreview | null | undefined;
  problem: string | undefined;
  isLoading: boolean;
}

export function useGoalPreview(project: string, values: GoalValues): Found {
  const variables = isWhole(values) ? { project, rule: ruleOf(values) } : null;
  const { answer, error, isPending } = useDebouncedQuery<useGoalPreviewQuery>(query, variables);
  const found = answer?.viewer?.project?.goals.preview;
  return {
    preview: found?.preview && factsOf(found.preview),
    problem: error?.message ?? (found?.problem ? problemOf(found.problem) : undefined),
    isLoading: isPending,
  };
}
