// Merges error groups and separates them again, with undo. The screen refetches its numbers.
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useMergeErrorsMutation } from "#web/__generated__/useMergeErrorsMutation.graphql.ts";
import type { useMergeErrorsUnmergeMutation } from "#web/__generated__/useMergeErrorsUnmergeMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const complain = (message: string) => toast({ title: message, tone: "danger" });

export function useMergeErrors(project: string) {
  const revalidator = useRevalidator();
  const [commit, isMerging] = useMutation<useMergeErrorsMutation>(graphql`
    mutation useMergeErrorsMutation($input: MergeErrorsInput!) {
      mergeErrors(input: $input) {
        errorId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [commitApart, isSeparating] = useMutation<useMergeErrorsUnmergeMutation>(graphql`
    mutation useMergeErrorsUnmergeMutation($input: UnmergeErrorsInput!) {
      unmergeErrors(input: $input) {
        errorId
        problem {
          message
          reason
          params
        }
      }
    }
  `);

  const separate = async (errorIds: readonly string[], done?: string): Promise<void> => {
    try {
      for (const errorId of errorIds) {
        const { unmergeErrors } = await commitApart({ variables: { input: { project, errorId } } });
        if (unmergeErrors.problem) return void complain(unmergeErrors.problem.message);
      }
      if (done) toast({ tone: "success", title: done });
      void revalidator.revalidate();
    } catch (error) {
      complain(toGatewayError(error).message);
    }
  };
  const merge = async (errorId: string, merged: readonly string[]): Promise<void> => {
    try {
      const { mergeErrors } = await commit({ variables: { input: { project, errorId, merged: [...merged] } } });
      if (mergeErrors.problem) return void complain(mergeErrors.problem.message);
      toast({
        tone: "success",
        title: phrase("{count, plural, one {# group} other {# groups}} merged", {
          count: merged.length + 1,
        }),
        onUndo: () => void separate(merged),
      });
      void revalidator.revalidate();
    } catch (error) {
      complain(toGatewayError(error).message);
    }
  };
  return {
    isSending: isMerging || isSeparating,
    merge: (errorId: string, merged: readonly string[]) => void merge(errorId, merged),
    separate: (errorId: string) => void separate([errorId], t("Group unmerged")),
  };
}
