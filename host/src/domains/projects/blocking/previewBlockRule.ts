import { previewBlockRule as endpoint } from "@sightline/schema/rest/projects/blocking";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";
import { resolvedOrRefused } from "./resolveHost.ts";
import { ruleValue } from "./ruleValue.ts";
import { matchingOf } from "./matchingOf.ts";
import { recentEvents } from "./sql/recentEvents.ts";

export const previewBlockRule = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const { widget_id } = await ownWidget(services, caller, body.widget_id);
    const value = ruleValue(body.kind, body.value);
    const addresses = body.kind === "hostname" ? await resolvedOrRefused(services.env, value) : [];
    const match = await matchingOf(services, widget_id, { kind: body.kind, value, addresses });
    return { widgetId: widget_id, now: services.now(), match, addresses };
  },
  ask: ({ events }, filters, { signal }) => recentEvents(events, filters, signal),
  answer: ({ all, matched, untraced }, { match, addresses }) => ({
    would_block: matched,
    events: all,
    unknown: match?.byAddress ? untraced : 0,
    is_countable: match !== undefined,
    addresses,
  }),
});
