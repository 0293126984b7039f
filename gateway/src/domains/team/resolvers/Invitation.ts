import type { InvitationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { seenProjects } from "../seenProjects.ts";

export const Invitation: Pick<InvitationResolvers, "projects"> = {
  projects: ({ widgets }, _, context) => seenProjects(context, widgets),
};
