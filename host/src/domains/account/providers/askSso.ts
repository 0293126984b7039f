import { askSso as endpoint } from "@sightline/schema/rest/account/providers";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { countGuess } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ssoAsked, ssoOrNotFound } from "./ssoAsked.ts";
import { ssoSetting } from "./sql/ssoSetting.ts";

const limit = { max: 30, of: attempts.ssoQuestions };

export const askSso = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => ssoAsked(body),
  ask: async (services, asked) => {
    if (asked.email) await countGuess(services, `sso:${asked.email}`, limit);
    return ssoSetting(services, asked);
  },
  answer: (setting, { email }) => {
    ssoOrNotFound(setting, email);
    return { redirect: `/auth/start/sso${email ? `?email=${encodeURIComponent(email)}` : ""}` };
  },
});
