import { updateProfile as endpoint } from "@sightline/schema/rest/account/account";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { member } from "#host/http/permit.ts";
import { Problem, unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { knownZone } from "./identity/fields/knownZone.ts";
import { userById } from "./sql/userById.ts";

/** All members may change their own profile, regardless of role. */
export const updateProfile = route(endpoint, {
  permit: member,
  gather: ({ body }) => {
    if (body.timezone && !knownZone(body.timezone)) {
      throw new Problem(accountRefusals.timeZone(), { field: "timezone" });
    }
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  },
  ask: async (services, change, { caller }) => {
    if (Object.keys(change).length > 0) {
      await services.entities.updateTable("member").set(change).where("user_id", "=", caller.userId).execute();
    }
    return userById(services, caller.companyId, caller.userId);
  },
  answer: (user) => {
    if (!user) throw unauthenticated();
    return user;
  },
});
