import { getWebhooks as endpoint } from "@sightline/schema/rest/integrations/webhooks";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { webhookOf, webhooks } from "./sql/webhooks.ts";

export const getWebhooks = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) => webhooks(entities, companyId).execute(),
  answer: (rows) => ({ rows: rows.map(webhookOf) }),
});
