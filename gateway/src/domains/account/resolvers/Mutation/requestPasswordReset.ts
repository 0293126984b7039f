import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { forgotPassword } from "../../identity.upstream.ts";

export const requestPasswordReset: MutationResolvers["requestPasswordReset"] = async (_, { input }, { upstream }) => {
  try {
    const email = input.email.trim();
    if (email === "") throw invalid("email", accountRefusals.emailMissing());
    await forgotPassword(upstream, email);
    return { sentToEmail: email };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
