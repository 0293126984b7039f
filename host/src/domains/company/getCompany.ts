import { getCompany as endpoint } from "@sightline/schema/rest/company/company";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { companyById } from "./sql/companyById.ts";

export const getCompany = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) => companyById(entities, companyId),
  answer: (company) => company,
});
