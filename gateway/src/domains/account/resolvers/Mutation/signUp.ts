import type { MutationResolvers, SignUpOffer } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { signUp as ask } from "../../identity.upstream.ts";

const offerToWire = { LIFETIME_DEAL: "lifetimedeal", SHOP: "shop" } as const satisfies Record<SignUpOffer, string>;

export const signUp: MutationResolvers["signUp"] = async (_, { input }, { upstream }) => {
  try {
    const { name, password, companyName, website, timezone, plan, ref, offer } = input;
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
      ...(offer && { offer: offerToWire[offer] }),
    });
    return { sentToEmail: email };
  } catch (error) {
    const problem = refusal(error);
    return { problem: { ...problem, field: problem.field === "company" ? "companyName" : (problem.field ?? null) } };
  }
};
