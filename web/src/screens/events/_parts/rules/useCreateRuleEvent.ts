// Creates an event rule. `done` receives its number.
import { graphql } from "react-relay";
import type { useCreateRuleEventMutation } from "#web/__generated__/useCreateRuleEventMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkRule, trimmed, type RuleValues } from "../../_lib/ruleValues.ts";

export function useCreateRuleEvent(project: string, start: RuleValues, done: (eventConfigId: number) => void) {
  const [commit] = useMutation<useCreateRuleEventMutation>(graphql`
    mutation useCreateRuleEventMutation($input: CreateEventRuleInput!) {
      createEventRule(input: $input) {
        eventRule {
          id
          eventConfigId
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
  return useForm(start, {
    check: checkRule,
    async send(values) {
      const { createEventRule } = await commit({ variables: { input: { project, ...trimmed(values) } } });
      if (createEventRule.eventRule) done(createEventRule.eventRule.eventConfigId);
      return createEventRule.problem;
    },
  });
}

export type RuleForm = ReturnType<typeof useCreateRuleEvent>;
