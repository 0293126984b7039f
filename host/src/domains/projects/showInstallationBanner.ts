import { showInstallationBanner as endpoint } from "@sightline/schema/rest/projects/projects";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

/** An empty response (204) means: show the banner. */
export const showInstallationBanner = route(endpoint, {
  permit: member,
  gather: ({ services, caller, params }) => scopedProject(services, caller, params.widgetId),
  ask: ({ entities }, { widgetId }) =>
    entities.selectFrom("widget").select("installed_at").where("widget_id", "=", widgetId).executeTakeFirstOrThrow(),
  answer: ({ installed_at }) => (installed_at ? { installed_at: installed_at.toISOString() } : undefined),
});
