// Whether an address can receive email. The response never reveals whether it has an account: `exists` is always false,
// and the owner of an account is notified by email when someone signs up with the address.
import { checkEmail as endpoint } from "@sightline/schema/rest/account/identity";
import { recordAttempt } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { emailOf, isDisposable } from "./fields/emailOf.ts";

const limit = { max: 30 };

export const checkEmail = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => emailOf(body.email),
  ask: (services, email) => recordAttempt(services, `check:${email}`, limit),
  answer: (_counted, email) => ({ disposable: isDisposable(email), exists: false as const }),
});
