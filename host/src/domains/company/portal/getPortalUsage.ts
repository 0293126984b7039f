import { getPortalUsage as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { portalScope } from "./scope.ts";
import { companiesOf } from "./sql/companiesOf.ts";
import { usageByDay } from "./sql/usageByDay.ts";
import { widgetsOf } from "./sql/usageOf.ts";

export const getPortalUsage = route(endpoint, {
  permit: portalManagers,
  gather: async ({ services: { entities, now }, caller, body: { days } }) => {
    const scope = await portalScope(entities, caller);
    if (scope.ref === undefined) return { widgetIds: undefined, days, now: now() };
    const companies = await companiesOf(entities, scope).execute();
    const widgets = await widgetsOf(
      entities,
      companies.map((company) => company.company_id),
    );
    return { widgetIds: [...widgets.keys()], days, now: now() };
  },
  ask: ({ events }, requested, { signal }) => usageByDay(events, requested, signal),
  answer: (rows) => ({ rows }),
});
