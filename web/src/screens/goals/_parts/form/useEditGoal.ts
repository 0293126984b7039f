import { graphql } from "react-relay";
import type { useEditGoalMutation } from "#web/__generated__/useEditGoalMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkGoal, ruleOf, type GoalValues } from "./goalValues.ts";

export function useEditGoal(id: string, now: GoalValues, done: () => void) {
  const [commit] = useMutation<useEditGoalMutation>(graphql`
    mutation useEditGoalMutation($input: UpdateGoalInput!) {
      updateGoal(input: $input) {
        goal {
          id
          name
          type
          value
          purpose
          elementUrl
          formField
          subject {
            name
            step {
              number
              of
              name
            }
            state
          }
          isDefault
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
  return useForm<GoalValues>(
    { ...now },
    {
      check: checkGoal,
      async send(values) {
        const { name, purpose, isDefault } = values;
        const input = { id, name: name.trim(), rule: ruleOf(values), purpose, isDefault };
        return (await commit({ variables: { input } })).updateGoal.problem;
      },
      done,
    },
  );
}
