import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { userOf } from "../../account.sources.ts";
import { updateProfile as update } from "../../account.upstream.ts";

export const updateProfile: MutationResolvers["updateProfile"] = async (_, { input }, { upstream }) => {
  try {
    const { name, language, wantsPromotions, timezone } = input;
    const trimmed = name?.trim();
    if (trimmed === "") throw invalid("name", accountRefusals.nameMissing());
    const change = {
      ...(trimmed !== undefined && { name: trimmed }),
      ...(language && { language: lower(language) }),
      ...(timezone !== undefined && { timezone }),
      ...(typeof wantsPromotions === "boolean" && { event_promo: wantsPromotions }),
    };
    return { user: userOf(await update(upstream, change)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
