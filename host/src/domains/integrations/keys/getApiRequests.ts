import { getApiRequests as endpoint } from "@sightline/schema/rest/integrations/developer";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { apiRequestOf, apiRequests } from "./sql/apiRequests.ts";

export const getApiRequests = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller, body }) => ({ ...body, companyId: caller.companyId, keyId: body.key_id }),
  ask: async ({ entities, keyRequests }, { before_id, limit, ...wanted }) => {
    // what this process noted in the last second stands in the log too
    await keyRequests.flush();
    const all = apiRequests(entities, wanted);
    const page = before_id === undefined ? all : all.where("api_request_id", "<", before_id);
    const rows = await page.limit(limit).execute();
    const count = all
      .clearSelect()
      .clearOrderBy()
      .select((is) => is.fn.countAll<number>().as("total"));
    const { total } = await count.executeTakeFirstOrThrow();
    return { rows, total };
  },
  answer: ({ rows, total }) => ({ rows: rows.map(apiRequestOf), total: Number(total) }),
});
