// How often a rule would have been met, asked a moment after the last key.
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRulePreviewQuery, useRulePreviewQuery$data } from "#web/__generated__/useRulePreviewQuery.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import type { RuleValues } from "../../_lib/ruleValues.ts";

type Answer = NonNullable<
  NonNullable<NonNullable<useRulePreviewQuery$data["viewer"]>["project"]>["events"]["rulePreview"]
>;

const factsOf = (found: NonNullable<Answer["preview"]>) => ({
  days: found.days,
  matches: found.matches,
  visitors: found.visitors,
  pages: found.pages.map(({ path, count }) => ({ path, count })),
});

interface Found {
  /** what was asked */
  key: string;
  preview?: ReturnType<typeof factsOf> | null | undefined;
  problem?: string | undefined;
}

/** Milliseconds of quiet after a key. */
const PAUSE = 400;

export function useRulePreview(
  project: string,
  rule: Pick<RuleValues, "trigger" | "target" | "url">,
): Omit<Found, "key"> & { isAsking: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>({ key: "" });
  const { trigger } = rule;
  const [target, url] = [rule.target.trim(), rule.url.trim()];
  const key = target !== "" ? JSON.stringify([project, trigger, target, url]) : "";
  useEffect(() => {
    if (key === "") return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useRulePreviewQuery>(
        environment,
        graphql`
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
                    }
                  }
                }
              }
            }
          }
        `,
        { project, rule: { trigger, target, url } },
      ).subscribe({
        next({ viewer }) {
          const answer = viewer?.project?.events.rulePreview;
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
  }, [environment, project, trigger, target, url, key]);
  // what is asked anew stays in sight until the answer comes; what is incomplete has none
  if (key === "") return { isAsking: false };
  return { preview: found.preview, problem: found.problem, isAsking: found.key !== key };
}
