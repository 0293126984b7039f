import { ping as endpoint } from "@sightline/schema/rest/account/account";
import { anyone } from "#host/http/permit.ts";
import { unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { SESSION_HOURS } from "#host/members/tokens.ts";
import { userById } from "./sql/userById.ts";

/** Reads the store instead of the cached caller: a change of role or plan must be visible on the next ping. */
export const ping = route(endpoint, {
  anyStatus: true,
  permit: anyone,
  gather: ({ caller, body, services }) => {
    const began = body.session_time === undefined ? undefined : Date.parse(body.session_time);
    if (began !== undefined && services.now() - began >= SESSION_HOURS * 3_600_000) throw unauthenticated();
    return caller;
  },
  ask: (services, { companyId, userId }) => userById(services, companyId, userId),
  answer: (user) => {
    if (!user) throw unauthenticated();
    return {
      ok: user.status === 1,
      status: user.status,
      role: user.role,
      paid_plan: user.paid_plan,
    };
  },
});
