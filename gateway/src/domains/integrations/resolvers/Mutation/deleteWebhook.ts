import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { deleteWebhook as remove } from "../../webhooks.upstream.ts";

export const deleteWebhook: MutationResolvers["deleteWebhook"] = async (_, { input: { id } }, { upstream }) => {
  try {
    await remove(upstream, numberFromGlobalId(id, "Webhook", "id"));
    return { deletedId: id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
