// Deletes a rule. Undo creates the same rule again, which starts counting anew.
import { graphql } from "react-relay";
import type { BlockKind } from "#web/__generated__/useCreateRuleMutation.graphql.ts";
import type { useDeleteRuleMutation } from "#web/__generated__/useDeleteRuleMutation.graphql.ts";
import type { useDeleteRuleUndoMutation } from "#web/__generated__/useDeleteRuleUndoMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

interface Rule {
  blockRuleId: number;
  kind: string;
  value: string;
  label: string;
}

const complain = (message: string) => toast({ title: message, tone: "danger" });

export function useDeleteRule(project: string): [(rule: Rule) => void, boolean] {
  const [commit, isInFlight] = useMutation<useDeleteRuleMutation>(graphql`
    mutation useDeleteRuleMutation($input: DeleteBlockRuleInput!) {
      deleteBlockRule(input: $input) {
        project {
          ...RuleList_project
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [undo] = useMutation<useDeleteRuleUndoMutation>(graphql`
    mutation useDeleteRuleUndoMutation($input: CreateBlockRuleInput!) {
      createBlockRule(input: $input) {
        project {
          ...RuleList_project
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = async ({ blockRuleId, kind, value, label }: Rule) => {
    try {
      const { problem } = (await commit({ variables: { input: { project, blockRuleId } } })).deleteBlockRule;
      if (problem) return complain(problem.message);
      const again = { project, kind: kind as BlockKind, value, label };
      return toast({
        title: t("{value} unblocked", { value }),
        onUndo: () => void undo({ variables: { input: again } }).catch(() => complain(t("Couldn't undo"))),
      });
    } catch (error) {
      return complain(toGatewayError(error).message);
    }
  };
  return [(rule) => void remove(rule), isInFlight];
}
