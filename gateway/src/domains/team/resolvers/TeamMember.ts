import type { TeamMemberResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { seenProjects } from "../seenProjects.ts";

export const TeamMember: Pick<TeamMemberResolvers, "projects"> = {
  projects: ({ widgets }, _, context) => seenProjects(context, widgets),
};
