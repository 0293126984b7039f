import type { Route } from "#host/http/route.ts";
import { acceptInvitation } from "./acceptInvitation.ts";
import { getActiveUsers } from "./getActiveUsers.ts";
import { getInvitation } from "./getInvitation.ts";
import { getTeam } from "./getTeam.ts";
import { inviteMember } from "./inviteMember.ts";
import { removeMember } from "./removeMember.ts";
import { updateMember } from "./updateMember.ts";

export const teamRoutes: Route[] = [
  acceptInvitation,
  getActiveUsers,
  getInvitation,
  getTeam,
  inviteMember,
  removeMember,
  updateMember,
];
