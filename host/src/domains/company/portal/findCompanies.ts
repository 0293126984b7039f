import { findCompanies as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { portalManagers } from "../brand/whiteLabel.ts";
import { companyList } from "./companyList.ts";
import { portalScope } from "./scope.ts";

export const findCompanies = route(endpoint, {
  permit: portalManagers,
  gather: ({ services, caller }) => portalScope(services.entities, caller),
  ask: (services, scope, { body, signal }) => companyList(services, scope, body, signal),
  answer: (list) => list,
});
