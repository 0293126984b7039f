import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useDeleteNoteMutation } from "#web/__generated__/useDeleteNoteMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Deletes a note and shows a toast. */
export function useDeleteNote(): [remove: (id: string) => void, isRemoving: boolean] {
  const revalidator = useRevalidator();
  const [commit, isRemoving] = useMutation<useDeleteNoteMutation>(graphql`
    mutation useDeleteNoteMutation($input: DeleteAnnotationInput!) {
      deleteAnnotation(input: $input) {
        deletedId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = async (id: string) => {
    try {
      const { deleteAnnotation } = await commit({ variables: { input: { id } } });
      if (deleteAnnotation.problem) {
        toast({ tone: "danger", title: deleteAnnotation.problem.message });
        return;
      }
      toast({ tone: "success", title: t("Note deleted") });
      void revalidator.revalidate();
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return [(id) => void remove(id), isRemoving];
}
