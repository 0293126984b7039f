import { SUPPORT_ALIAS } from "@sightline/schema/rest/account/support";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { sendSupportMessage as send } from "../../support.upstream.ts";

export const sendSupportMessage: MutationResolvers["sendSupportMessage"] = async (_, { input }, context) => {
  try {
    const subject = input.subject.trim();
    const text = input.message.trim();
    if (subject === "") throw invalid("subject", accountRefusals.supportEmpty());
    if (text === "") throw invalid("message", accountRefusals.supportEmpty());
    const user = await context.user();
    if (user === null) throw new UpstreamError(generalRefusal("UNAUTHENTICATED"));
    await send(context.upstream, { from: user.email, to: SUPPORT_ALIAS, subject, text });
    return { isSent: true };
  } catch (error) {
    const problem = refusal(error);
    // the wire calls the message `text`
    return { isSent: false, problem: problem.field === "text" ? { ...problem, field: "message" } : problem };
  }
};
