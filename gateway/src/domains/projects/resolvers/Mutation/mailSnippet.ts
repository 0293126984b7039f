import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { mailSnippet as mail } from "../../installing/installing.upstream.ts";

export const mailSnippet: MutationResolvers["mailSnippet"] = async (_, { input }, context) => {
  try {
    const { email, message } = input;
    if (email.trim() === "") throw invalid("email", accountRefusals.emailMissing());
    const { widget_id } = await namedProject(context, input.project, "project");
    return { email: (await mail(context.upstream, widget_id, { email, message: message ?? "" })).email };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
