import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { resetPassword as ask } from "../../identity.upstream.ts";

export const resetPassword: MutationResolvers["resetPassword"] = async (_, { input }, { upstream }) => {
  try {
    if (input.password === "") throw invalid("password", accountRefusals.passwordMissing());
    await ask(upstream, input.encodedId, input.password);
    return { isReset: true };
  } catch (error) {
    return { isReset: false, problem: refusal(error) };
  }
};
