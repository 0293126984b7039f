import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { userOf } from "../../account.sources.ts";
import { changeEmail as change } from "../../profile.upstream.ts";

export const changeEmail: MutationResolvers["changeEmail"] = async (_, { input }, { upstream }) => {
  try {
    const email = input.email.trim();
    if (email === "") throw invalid("email", accountRefusals.emailMissing());
    if (input.currentPassword === "") throw invalid("currentPassword", accountRefusals.currentPasswordMissing());
    return { user: userOf(await change(upstream, { email, current_password: input.currentPassword })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
