import { getFormDropoffs as call } from "@sightline/schema/rest/forms/results";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherForm } from "./formScope.ts";
import { formDropoffs } from "./sql/formDropoffs.ts";

export const getFormDropoffs = route(call, {
  permit: member,
  gather: gatherForm,
  ask: ({ events }, scope, { body, signal }) => formDropoffs({ events, signal }, scope, body),
  answer: (found) => found,
});
