import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { chosenRecordings } from "../../recordings.nodes.ts";
import { recordingOf } from "../../recordings.sources.ts";
import { updateRecording } from "../../recordings.upstream.ts";

export const markRecordings: MutationResolvers["markRecordings"] = async (_, { input }, { upstream }) => {
  try {
    const chosen = chosenRecordings(input.ids);
    const { rows } = await updateRecording(upstream, { ...chosen, is_viewed: input.isViewed });
    return { recordings: rows.map((row) => recordingOf(chosen.widget_id, row)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
