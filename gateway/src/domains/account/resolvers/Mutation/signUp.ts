import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { signUp as ask } from "../../identity.upstream.ts";

export const signUp: MutationResolvers["signUp"] = async (_, { input }, { upstream }) => {
  try {
    const { name, password, companyName, website, timezone, plan, ref } = input;
    const email = input.email.trim();
    await ask(upstream, {
      name,
      email,
      password,
      company: companyName,
      website,
      ...(timezone && { timezone }),
      ...(plan && { plan }),
      ...(ref && { ref }),
    });
    return { sentToEmail: email };
  } catch (error) {
    const problem = refusal(error);
    return { problem: { ...problem, field: problem.field === "company" ? "companyName" : (problem.field ?? null) } };
  }
};
