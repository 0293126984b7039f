import { getCompanyShareLinks as endpoint } from "@sightline/schema/rest/share/companyLinks";
import { companyCaller, roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { companyShareLinks } from "./sql/companyShareLinks.ts";
import { copyableToken } from "./copyableToken.ts";
import { shareLinkOf } from "./sql/shareLinks.ts";

export const getCompanyShareLinks = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: ({ caller }) => companyCaller(caller),
  ask: ({ entities }, caller) => companyShareLinks(entities, caller).execute(),
  answer: (rows, _question, { services, caller }) => {
    const token = copyableToken(services, caller);
    return { rows: rows.map((row) => shareLinkOf(row, token(row))), total: rows.length };
  },
});
