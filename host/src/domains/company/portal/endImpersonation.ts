import { endImpersonation as endpoint } from "@sightline/schema/rest/account/impersonation";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { companyCaller } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { auditBoth } from "./auditBoth.ts";

export const endImpersonation = route(endpoint, {
  permit: ({ caller }) => void companyCaller(caller),
  gather: ({ caller, services }) => {
    const actor = caller.kind === "member" ? caller.actedBy : undefined;
    if (!actor) throw new Problem(companyRefusals.notImpersonating());
    return { actor, companyId: caller.companyId, at: new Date(services.now()) };
  },
  ask: ({ entities }, { actor, companyId, at }) =>
    auditBoth(entities, actor, { action: "left", companyId, description: `${actor.name} went back`, at }),
  answer: () => undefined,
});
