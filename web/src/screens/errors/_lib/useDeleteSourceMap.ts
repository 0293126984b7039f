import { graphql } from "react-relay";
import type { useDeleteSourceMapMutation } from "#web/__generated__/useDeleteSourceMapMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export function useDeleteSourceMap(project: string, done: () => void): [(id: number) => void, boolean] {
  const [commit, isSending] = useMutation<useDeleteSourceMapMutation>(graphql`
    mutation useDeleteSourceMapMutation($input: DeleteSourceMapInput!) {
      deleteSourceMap(input: $input) {
        sourceMapId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = async (sourceMapId: number) => {
    try {
      const { deleteSourceMap } = await commit({ variables: { input: { project, sourceMapId } } });
      if (deleteSourceMap.problem) toast({ tone: "danger", title: deleteSourceMap.problem.message });
      else toast({ tone: "success", title: t("Source map deleted") });
      done();
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return [(id) => void remove(id), isSending];
}
