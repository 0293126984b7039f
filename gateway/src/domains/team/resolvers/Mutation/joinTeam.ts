import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { acceptInvitation } from "../../team.upstream.ts";

const SHORTEST = 8;

export const joinTeam: MutationResolvers["joinTeam"] = async (_, { input }, { upstream }) => {
  try {
    const name = input.name.trim();
    if (name === "") throw invalid("name", accountRefusals.nameMissing());
    if (input.password.length < SHORTEST) {
      throw invalid("password", accountRefusals.passwordTooShort({ min: SHORTEST }));
    }
    return await acceptInvitation(upstream, { token: input.token, name, password: input.password });
  } catch (error) {
    return { problem: refusal(error) };
  }
};
