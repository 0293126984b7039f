import { getCompanyShareLinks as endpoint } from "@sightline/schema/rest/share/companyLinks";
import { companyCaller, roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { companyShareLinks } from "./sql/companyShareLinks.ts";
import { shareLinkOf } from "./sql/shareLinks.ts";

export const getCompanyShareLinks = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: ({ caller }) => companyCaller(caller),
  ask: ({ entities }, caller) => companyShareLinks(entities, caller).execute(),
  answer: (rows) => ({ rows: rows.map(shareLinkOf), total: rows.length }),
});
