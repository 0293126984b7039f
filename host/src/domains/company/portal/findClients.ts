import { findClients as endpoint } from "@sightline/schema/rest/company/portal";
import { route } from "#host/http/route.ts";
import { brandManagers } from "../brand/whiteLabel.ts";
import { companyList } from "./companyList.ts";
import { clientScope } from "./scope.ts";

export const findClients = route(endpoint, {
  permit: brandManagers,
  gather: ({ services, caller }) => clientScope(services.entities, caller.companyId),
  ask: (services, scope, { body, signal }) => companyList(services, scope, body, signal),
  answer: (list) => list,
});
