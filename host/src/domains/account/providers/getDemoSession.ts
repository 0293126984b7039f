// Public access to the demo: a read-only session of its viewer, which can't even change the viewer's own settings.
import { getDemoSession as endpoint } from "@sightline/schema/rest/account/providers";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { DEMO_DOMAIN } from "#host/members/demoAccounts.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { sessionOf } from "../sessionOf.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";

const VIEWER = 3;

export const getDemoSession = route(endpoint, {
  permit: ({ services }) => {
    if (!services.env.DEMO) throw new Problem(accountRefusals.demoNotFound());
  },
  gather: anyone,
  ask: async (services) => {
    const member = await memberByEmail(services.entities, `viewer@${DEMO_DOMAIN}`);
    if (!member || member.role !== VIEWER || member.status !== 1) throw new Problem(accountRefusals.demoNotFound());
    return sessionOf(services, member, { readOnly: true });
  },
  answer: (session) => session,
});
