import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { userOf } from "../../account.sources.ts";
import { changePassword as change } from "../../account.upstream.ts";

const SHORTEST = 8;

export const changePassword: MutationResolvers["changePassword"] = async (_, { input }, { upstream }) => {
  try {
    const { currentPassword, newPassword } = input;
    if (currentPassword === "") throw invalid("currentPassword", accountRefusals.currentPasswordMissing());
    if (newPassword.length < SHORTEST) {
      throw invalid("newPassword", accountRefusals.passwordTooShort({ min: SHORTEST }));
    }
    const user = await change(upstream, { current_password: currentPassword, new_password: newPassword });
    return { user: userOf(user) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
