import { getEnrolments as endpoint } from "@sightline/schema/rest/integrations/ownExperiments";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { enrolmentsOf } from "./enrolmentsOf.ts";

export const getEnrolments = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: enrolmentsOf,
  answer: (rows) => ({ rows }),
});
