import { getUser as endpoint } from "@sightline/schema/rest/account/account";
import { anyone } from "#host/http/permit.ts";
import { unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { userById } from "./sql/userById.ts";

/** Returns the user in every status, because this is how a client learns that its session has ended. */
export const getUser = route(endpoint, {
  anyStatus: true,
  permit: anyone,
  gather: ({ caller }) => caller,
  ask: (services, { companyId, userId }) => userById(services, companyId, userId),
  answer: (user) => {
    if (!user) throw unauthenticated();
    return user;
  },
});
