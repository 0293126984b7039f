import { graphql } from "react-relay";
import type { useEditRuleEventMutation } from "#web/__generated__/useEditRuleEventMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkRule, trimmed, type RuleValues } from "../../_lib/ruleValues.ts";

export function useEditRuleEvent(id: string, now: RuleValues, done: () => void) {
  const [commit] = useMutation<useEditRuleEventMutation>(graphql`
    mutation useEditRuleEventMutation($input: UpdateEventRuleInput!) {
      updateEventRule(input: $input) {
        eventRule {
          id
          eventName
          trigger
          target
          url
          valueFrom
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  return useForm<RuleValues>(
    { ...now },
    {
      check: checkRule,
      send: async (values) =>
        (await commit({ variables: { input: { id, ...trimmed(values) } } })).updateEventRule.problem,
      done,
    },
  );
}
