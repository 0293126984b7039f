import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { memberOf } from "#gateway/session/memberOf.ts";
import { authenticate } from "../../account.upstream.ts";

const isLocal = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1" || host === "[::1]";

export const signIn: MutationResolvers["signIn"] = async (_, { input }, context) => {
  try {
    const email = input.email.trim();
    if (email === "") throw invalid("email", accountRefusals.emailMissing());
    if (input.password === "") throw invalid("password", accountRefusals.loginPasswordMissing());
    const where = { domain: context.host, localhost: isLocal(context.host), agent: context.userAgent };
    const member = memberOf(await authenticate(context.upstream, { email, password: input.password, ...where }));
    await context.cookie.set(member);
    context.principal = member;
    return { viewer: { principal: member } };
  } catch (error) {
    // wrong credentials are an expected result of this form
    return { viewer: { principal: context.principal }, problem: refusal(error, "UNAUTHENTICATED") };
  }
};
