// Creates a goal. `done` receives its number.
import { graphql } from "react-relay";
import type { useCreateGoalMutation } from "#web/__generated__/useCreateGoalMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkGoal, ruleOf, type GoalValues } from "./goalValues.ts";

export function useCreateGoal(project: string, start: GoalValues, done: (goalProfileId: number) => void) {
  const [commit] = useMutation<useCreateGoalMutation>(graphql`
    mutation useCreateGoalMutation($input: CreateGoalInput!) {
      createGoal(input: $input) {
        goal {
          id
          goalProfileId
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
    check: checkGoal,
    async send(values) {
      const { name, key, purpose, isDefault } = values;
      const input = { project, name: name.trim(), rule: ruleOf(values), purpose, isDefault, ...(key && { key }) };
      const { createGoal } = await commit({ variables: { input } });
      if (createGoal.goal) done(createGoal.goal.goalProfileId);
      return createGoal.problem;
    },
  });
}

export type GoalForm = ReturnType<typeof useCreateGoal>;
