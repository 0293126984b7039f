import { listBlockRules as endpoint } from "@sightline/schema/rest/projects/blocking";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";
import { blockRules, ruleOf } from "./ruleOf.ts";

export const listBlockRules = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => (await ownWidget(services, caller, body.widget_id)).widget_id,
  ask: ({ entities }, widgetId) =>
    blockRules(entities).where("widget_id", "=", widgetId).orderBy("block_rule_id", "desc").execute(),
  answer: (rows) => rows.map(ruleOf),
});
