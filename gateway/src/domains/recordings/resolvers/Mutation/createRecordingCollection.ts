import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { collectionName, keysOfProject } from "../../recordings.nodes.ts";
import { collectionOf } from "../../recordings.sources.ts";
import { createCollection } from "../../recordings.upstream.ts";

export const createRecordingCollection: MutationResolvers["createRecordingCollection"] = async (
  _,
  { input },
  context,
) => {
  try {
    const name = collectionName(input.name);
    const { widget_id } = await namedProject(context, input.project, "project");
    const keys = keysOfProject(input.recordings, widget_id, "recordings");
    const body = { widget_id, name, keys, ...(input.search && { search: input.search }) };
    return { collection: collectionOf(await createCollection(context.upstream, body)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
