import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { readNotifications as read } from "../../notifications.upstream.ts";

export const readNotifications: MutationResolvers["readNotifications"] = async (_, { input: { upTo } }, context) => {
  try {
    await read(context.upstream, numberFromGlobalId(upTo, "Notification", "upTo"));
    return { viewer: { principal: context.principal } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
