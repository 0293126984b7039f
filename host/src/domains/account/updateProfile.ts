import { updateProfile as endpoint } from "@sightline/schema/rest/account";
import { member } from "#host/http/permit.ts";
import { unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { userById } from "./sql/userById.ts";

/** Everybody may change what is their own, whatever the role. */
export const updateProfile = route(endpoint, {
  permit: member,
  gather: ({ body }) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
  ask: async ({ entities }, change, { caller }) => {
    if (Object.keys(change).length > 0) {
      await entities.updateTable("member").set(change).where("user_id", "=", caller.userId).execute();
    }
    return userById(entities, caller.companyId, caller.userId);
  },
  answer: (user) => {
    if (!user) throw unauthenticated();
    return user;
  },
});
