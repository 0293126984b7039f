import { getOutbox as endpoint } from "@sightline/schema/rest/account/identity";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { hasOutboxPage } from "#host/mail/outbox.routes.ts";
import { OUTBOX_PATH } from "#host/mail/outboxPath.ts";

/** Without a mail server, emails are found here when the product runs on a local machine. */
export const getOutbox = route(endpoint, {
  permit: ({ services: { env } }) => {
    if (!hasOutboxPage(env)) throw new Problem(accountRefusals.outboxNotFound());
  },
  gather: anyone,
  ask: ({ env }) => new URL(OUTBOX_PATH, env.TRACKER_URL).href,
  answer: (outbox_url) => ({ outbox_url }),
});
