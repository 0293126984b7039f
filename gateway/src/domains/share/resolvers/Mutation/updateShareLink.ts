import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { futureInstant } from "../../futureInstant.ts";
import { shareLinkOf } from "../../share.sources.ts";
import { updateShareLink as update } from "../../share.upstream.ts";

export const updateShareLink: MutationResolvers["updateShareLink"] = async (_, { input }, context) => {
  try {
    const { id, blocked, expiresAt } = input;
    const [, shareLinkId] = numbersFromGlobalId(id, "ShareLink", "id");
    const flag = blocked ? (1 as const) : (0 as const);
    const change = {
      ...((blocked ?? undefined) !== undefined && { flag }),
      // null removes the expiry
      ...(expiresAt !== undefined && { expires_at: expiresAt && futureInstant(expiresAt, context.now(), "expiresAt") }),
    };
    if (Object.keys(change).length === 0) throw invalid("blocked", shareRefusals.nothingToChange());
    return {
      link: shareLinkOf(await update(context.upstream, { share_link_id: shareLinkId, ...change }), context.now()),
    };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
