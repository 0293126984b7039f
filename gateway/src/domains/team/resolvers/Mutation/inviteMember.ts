import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { roleToWire } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { widgetsOf } from "../../seenProjects.ts";
import { invitationKey, invitationOf } from "../../team.sources.ts";
import { inviteMember as invite } from "../../team.upstream.ts";

export const inviteMember: MutationResolvers["inviteMember"] = async (_, { input }, context) => {
  try {
    const email = input.email.trim();
    if (email === "") throw invalid("email", teamRefusals.emailMissing());
    const widgets = await widgetsOf(context, input.projects ?? []);
    const answer = await invite(context.upstream, { email, role: roleToWire[input.role], widgets });
    const node = invitationOf(answer.invitation);
    return { edge: { cursor: toCursor(invitationKey(node)), node } };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
