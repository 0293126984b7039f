import { getUsers as endpoint } from "@sightline/schema/rest/account/account";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { userById } from "./sql/userById.ts";

/** All members may read their own record. Owners and admins may read those of their company. */
export const getUsers = route(endpoint, {
  permit: member,
  gather: ({ body, caller }) => ({
    companyId: caller.companyId,
    userId: body.user_id ?? caller.userId,
  }),
  ask: (services, { companyId, userId }) => userById(services, companyId, userId),
  answer: (user, { userId }, { caller }) => {
    if (!user) throw new Problem(accountRefusals.userNotFound());
    if (userId !== caller.userId && caller.role > 1) {
      throw new Problem(accountRefusals.recordsOfOthers());
    }
    return user;
  },
});
