import { getApiKeys as endpoint } from "@sightline/schema/rest/integrations/developer";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { apiKeyOf, apiKeys } from "./sql/apiKeys.ts";

export const getApiKeys = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) => apiKeys(entities, companyId).execute(),
  answer: (rows) => ({ rows: rows.map(apiKeyOf) }),
});
