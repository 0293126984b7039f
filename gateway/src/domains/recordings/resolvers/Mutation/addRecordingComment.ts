import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { recordingNode, recordingParts } from "../../recordings.nodes.ts";
import { createRecordingComment } from "../../recordings.upstream.ts";

export const addRecordingComment: MutationResolvers["addRecordingComment"] = async (_, { input }, context) => {
  try {
    const { id, atMs, text, mentions } = input;
    const { widgetId, key } = recordingParts(id, "id");
    const comment = { widget_id: widgetId, key, at_ms: atMs, text, mentions: [...(mentions ?? [])] };
    await createRecordingComment(context.upstream, comment);
    return { recording: await recordingNode(context, id, "id") };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
