import { graphql } from "react-relay";
import type {
  SetCommentStatusInput,
  useSetCommentStatusMutation,
} from "#web/__generated__/useSetCommentStatusMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Sets a comment's status with an optimistic update. Failures roll back and show a toast. */
export function useSetCommentStatus(): (input: SetCommentStatusInput) => void {
  const [commit] = useMutation<useSetCommentStatusMutation>(graphql`
    mutation useSetCommentStatusMutation($input: SetCommentStatusInput!) @raw_response_type {
      setCommentStatus(input: $input) {
        comment {
          id
          status
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const set = async (input: SetCommentStatusInput) => {
    try {
      const { setCommentStatus } = await commit({
        variables: { input },
        optimisticResponse: { setCommentStatus: { comment: { id: input.id, status: input.status }, problem: null } },
      });
      if (setCommentStatus.problem) toast({ tone: "danger", title: setCommentStatus.problem.message });
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return (input) => void set(input);
}
