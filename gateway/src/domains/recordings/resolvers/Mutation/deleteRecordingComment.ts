import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { recordingNode, recordingParts } from "../../recordings.nodes.ts";
import { deleteRecordingComment as remove } from "../../recordings.upstream.ts";

export const deleteRecordingComment: MutationResolvers["deleteRecordingComment"] = async (_, { input }, context) => {
  try {
    const { id, commentId } = input;
    await remove(context.upstream, { widget_id: recordingParts(id, "id").widgetId, comment_id: commentId });
    return { recording: await recordingNode(context, id, "id") };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
