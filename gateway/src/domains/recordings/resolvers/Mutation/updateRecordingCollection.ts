import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { collectionName, collectionNumbers, keysOfProject } from "../../recordings.nodes.ts";
import { collectionOf } from "../../recordings.sources.ts";
import { updateCollection } from "../../recordings.upstream.ts";

export const updateRecordingCollection: MutationResolvers["updateRecordingCollection"] = async (
  _,
  { input },
  { upstream },
) => {
  try {
    const [widgetId, collection_id] = collectionNumbers(input.id, "id");
    const change = {
      ...(input.name != null && { name: collectionName(input.name) }),
      ...(input.search && { search: input.search }),
      add_keys: keysOfProject(input.addRecordings, widgetId, "addRecordings"),
      remove_keys: keysOfProject(input.removeRecordings, widgetId, "removeRecordings"),
    };
    return { collection: collectionOf(await updateCollection(upstream, { collection_id, ...change })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
