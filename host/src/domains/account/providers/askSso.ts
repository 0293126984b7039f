import { askSso as endpoint } from "@sightline/schema/rest/account/providers";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ssoRequested, ssoOrNotFound } from "./ssoRequested.ts";
import { ssoSetting } from "./sql/ssoSetting.ts";

const limit = { max: 30, of: attempts.ssoQuestions };

export const askSso = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => ssoRequested(body),
  ask: async (services, requested) => {
    if (requested.email) await recordAttempt(services, `sso:${requested.email}`, limit);
    return ssoSetting(services, requested);
  },
  answer: (setting, { email }) => {
    ssoOrNotFound(setting, email);
    return { redirect: `/auth/start/sso${email ? `?email=${encodeURIComponent(email)}` : ""}` };
  },
});
