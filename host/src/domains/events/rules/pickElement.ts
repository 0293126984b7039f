import { randomUUID } from "node:crypto";
import { pickElement as endpoint } from "@sightline/schema/rest/events/picking";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { appOrigin } from "#host/members/brands/appOrigin.ts";
import { CHECK_SECONDS } from "#host/members/tokens.ts";
import { checkedPage, withToken } from "./checkedPage.ts";

export const pickElement = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    return { widget_id: widgetId, page: await checkedPage(services.entities, widgetId, body.page) };
  },
  ask: async ({ entities, env, tokens, now }, { widget_id, page }, { headers, body: { target } }) => {
    const pick_id = randomUUID();
    const app = await appOrigin(entities, env, headers.brandHost);
    const token = await tokens.signPick({ widget_id, target, pick_id, app });
    const expires_at = new Date(now() + CHECK_SECONDS * 1000).toISOString();
    return { address: withToken(page, token), pick_id, expires_at };
  },
  answer: (opened) => opened,
});
