// Adds and deletes comments. Both answer the recording with all of its comments.
import { graphql } from "react-relay";
import type { useRecordingCommentsAddMutation } from "#web/__generated__/useRecordingCommentsAddMutation.graphql.ts";
import type { useRecordingCommentsDeleteMutation } from "#web/__generated__/useRecordingCommentsDeleteMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

interface NewComment {
  atMs: number;
  text: string;
  mentions: readonly number[];
}

export function useRecordingComments(id: string) {
  const [commitAdd, isAdding] = useMutation<useRecordingCommentsAddMutation>(graphql`
    mutation useRecordingCommentsAddMutation($input: AddRecordingCommentInput!) {
      addRecordingComment(input: $input) {
        recording {
          id
          commentCount
          ...CommentsTab_recording
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
  const [commitDelete, isDeleting] = useMutation<useRecordingCommentsDeleteMutation>(graphql`
    mutation useRecordingCommentsDeleteMutation($input: DeleteRecordingCommentInput!) {
      deleteRecordingComment(input: $input) {
        recording {
          id
          commentCount
          ...CommentsTab_recording
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const add = async (comment: NewComment) =>
    (await commitAdd({ variables: { input: { id, ...comment } } })).addRecordingComment.problem;
  const remove = async (commentId: number) => {
    try {
      const { deleteRecordingComment } = await commitDelete({ variables: { input: { id, commentId } } });
      const { problem } = deleteRecordingComment;
      toast(problem ? { tone: "danger", title: problem.message } : { tone: "success", title: t("Comment deleted") });
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return { add, remove, isSending: isAdding || isDeleting };
}
