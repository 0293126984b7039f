import { Tag } from "@sightline/schema/rest/audience/visitors";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { chosenRecordings } from "../../recordings.nodes.ts";
import { recordingOf } from "../../recordings.sources.ts";
import { updateRecording } from "../../recordings.upstream.ts";

function tagsOf(texts: readonly string[], field: string): string[] {
  return texts.map((text) => {
    const read = Tag.safeParse(text);
    if (read.success) return read.data;
    throw invalid(field, recordingsRefusals.tagLength());
  });
}

export const updateRecordings: MutationResolvers["updateRecordings"] = async (_, { input }, { upstream }) => {
  try {
    const chosen = chosenRecordings(input.ids);
    const { rows } = await updateRecording(upstream, {
      ...chosen,
      ...(input.isStarred != null && { is_starred: input.isStarred }),
      add_tags: tagsOf(input.addTags ?? [], "addTags"),
      remove_tags: tagsOf(input.removeTags ?? [], "removeTags"),
    });
    return { recordings: rows.map((row) => recordingOf(chosen.widget_id, row)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
