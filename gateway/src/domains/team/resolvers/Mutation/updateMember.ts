import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { roleToWire } from "#gateway/graph/enums.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { widgetsOf } from "../../seenProjects.ts";
import { teamMemberOf } from "../../team.sources.ts";
import { updateMember as update } from "../../team.upstream.ts";

export const updateMember: MutationResolvers["updateMember"] = async (_, { input }, context) => {
  try {
    const { id, role, projects } = input;
    const user_id = numberFromGlobalId(id, "TeamMember", "id");
    const change = {
      ...(role && { role: roleToWire[role] }),
      ...(projects && { widgets: await widgetsOf(context, projects) }),
    };
    if (Object.keys(change).length === 0) throw invalid("role", teamRefusals.nothingToChange());
    return { member: teamMemberOf(await update(context.upstream, { user_id, ...change })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
