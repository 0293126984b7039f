import { getProvider as endpoint } from "@sightline/schema/rest/account/providers";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { embeddedAccess } from "#host/members/embeddedIssuers.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

export const getProvider = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.provider,
  ask: ({ env }, provider) => embeddedAccess(env, provider),
  answer: (access) => {
    if (!access) throw new Problem(accountRefusals.providerNotFound());
    return access;
  },
});
