// The number of matches of a rule, fetched after a debounce.
import { graphql } from "react-relay";
import type { useRulePreviewQuery, useRulePreviewQuery$data } from "#web/__generated__/useRulePreviewQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import type { RuleValues } from "../../_lib/ruleValues.ts";
import { translateServerMessage, type ServerMessage } from "#web/texts/translateServerMessage.ts";

type Answer = NonNullable<
  NonNullable<NonNullable<useRulePreviewQuery$data["viewer"]>["project"]>["events"]["rulePreview"]
>;

const factsOf = (found: NonNullable<Answer["preview"]>) => ({
  days: found.days,
  matches: found.matches,
  visitors: found.visitors,
  pages: found.pages.map(({ path, count }) => ({ path, count })),
});

const problemOf = ({ message, reason, params }: ServerMessage) => translateServerMessage({ message, reason, params });

const query = graphql`
  query useRulePreviewQuery($project: ID!, $rule: EventRulePreviewInput!) {
    viewer {
      project(id: $project) {
        events {
          rulePreview(rule: $rule) {
            preview {
              days
              matches
              visitors
              pages {
                path
                count
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

export type RulePreview = ReturnType<typeof factsOf>;

interface Found {
  preview: RulePreview | null | undefined;
  problem: string | undefined;
  isLoading: boolean;
}

export function useRulePreview(project: string, rule: Pick<RuleValues, "trigger" | "target" | "url">): Found {
  const { trigger } = rule;
  const [target, url] = [rule.target.trim(), rule.url.trim()];
  const variables = target === "" ? null : { project, rule: { trigger, target, url } };
  const { answer, error, isPending } = useDebouncedQuery<useRulePreviewQuery>(query, variables);
  const found = answer?.viewer?.project?.events.rulePreview;
  return {
    preview: found?.preview && factsOf(found.preview),
    problem: error?.message ?? (found?.problem ? problemOf(found.problem) : undefined),
    isLoading: isPending,
  };
}
