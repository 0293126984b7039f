import { getApiRequests as endpoint } from "@sightline/schema/rest/integrations/developer";
import { newestPage } from "#host/http/paging/newestPage.ts";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { apiRequestOf, apiRequests } from "./sql/apiRequests.ts";

export const getApiRequests = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller, body }) => ({ ...body, companyId: caller.companyId, keyId: body.key_id }),
  ask: async ({ entities, keyRequests }, { before_id, limit, ...wanted }) => {
    // includes requests that this process logged in the last second
    await keyRequests.flush();
    return newestPage(apiRequests(entities, wanted), "api_request_id", { before_id, limit });
  },
  answer: ({ rows, total }) => ({ rows: rows.map(apiRequestOf), total }),
});
