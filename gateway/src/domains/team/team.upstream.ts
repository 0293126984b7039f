import * as rest from "@sightline/schema/rest/team/team";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getTeam = (upstream: Upstream) => upstream.call(rest.getTeam, { body: {} });

export const getActiveUsers = (upstream: Upstream) => upstream.call(rest.getActiveUsers);

export const inviteMember = (upstream: Upstream, invitation: z.input<typeof rest.inviteMember.body>) =>
  upstream.call(rest.inviteMember, { body: invitation });

export const updateMember = (upstream: Upstream, change: z.input<typeof rest.updateMember.body>) =>
  upstream.call(rest.updateMember, { body: change });

export const removeMember = (upstream: Upstream, who: z.input<typeof rest.removeMember.body>) =>
  upstream.call(rest.removeMember, { body: who });

export const getInvitation = (upstream: Upstream, token: string) =>
  upstream.call(rest.getInvitation, { params: { token } });

export const acceptInvitation = (upstream: Upstream, account: z.input<typeof rest.acceptInvitation.body>) =>
  upstream.call(rest.acceptInvitation, { body: account });
