import { createWebhook as endpoint, WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { newSecret } from "#host/outbox/webhooks/signature.ts";
import { webhookUrl } from "#host/outbox/webhooks/webhookUrl.ts";
import { signedInManagers } from "../signedInManagers.ts";
import { webhookOf, webhooks } from "./sql/webhooks.ts";

export const createWebhook = route(endpoint, {
  permit: signedInManagers,
  gather: async ({ services: { entities, env, now }, caller, body }) => {
    const url = webhookUrl(body.url, env.WEBHOOKS_PRIVATE);
    const known = await webhooks(entities, caller.companyId).execute();
    if (known.some((each) => each.url === url)) {
      throw new Problem(integrationsRefusals.webhookExists(), { field: "url" });
    }
    if (known.length >= WEBHOOK_LIMITS.webhooks) {
      throw new Problem(integrationsRefusals.tooManyWebhooks({ max: WEBHOOK_LIMITS.webhooks }));
    }
    return {
      company_id: caller.companyId,
      url,
      events: JSON.stringify([...new Set(body.events)]),
      created_by: caller.userId,
      created_at: new Date(now()),
    };
  },
  ask: async ({ entities }, values) => {
    const secret = newSecret();
    const { webhook_id } = await entities
      .insertInto("webhook")
      .values({ ...values, secret })
      .returning("webhook_id")
      .executeTakeFirstOrThrow();
    const made = webhooks(entities, values.company_id).where("webhook.webhook_id", "=", webhook_id);
    return { row: await made.executeTakeFirstOrThrow(), secret };
  },
  answer: ({ row, secret }) => ({ row: webhookOf(row), secret }),
});
