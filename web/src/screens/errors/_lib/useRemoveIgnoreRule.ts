import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useRemoveIgnoreRuleMutation } from "#web/__generated__/useRemoveIgnoreRuleMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Deletes an ignore rule. The errors that it hid are counted again. */
export function useRemoveIgnoreRule(project: string, done: () => void): [(id: number) => void, boolean] {
  const revalidator = useRevalidator();
  const [commit, isSending] = useMutation<useRemoveIgnoreRuleMutation>(graphql`
    mutation useRemoveIgnoreRuleMutation($input: DeleteErrorRuleInput!) {
      deleteErrorRule(input: $input) {
        errorRuleId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = async (errorRuleId: number) => {
    try {
      const { deleteErrorRule } = await commit({ variables: { input: { project, errorRuleId } } });
      if (deleteErrorRule.problem) toast({ tone: "danger", title: deleteErrorRule.problem.message });
      else toast({ tone: "success", title: t("Ignore rule removed") });
      done();
      void revalidator.revalidate();
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return [(id) => void remove(id), isSending];
}
