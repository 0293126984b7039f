import { checkEmail as endpoint } from "@sightline/schema/rest/account/identity";
import { countGuess } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { emailOf, isDisposable } from "./fields/emailOf.ts";
import { memberByEmail } from "../sql/memberByEmail.ts";

const limit = { max: 30 };

export const checkEmail = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => emailOf(body.email),
  ask: async (services, email) => {
    await countGuess(services, `check:${email}`, limit);
    return memberByEmail(services.entities, email);
  },
  answer: (member, email) => ({ disposable: isDisposable(email), exists: member !== undefined }),
});
