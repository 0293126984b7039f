import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { companyCaller, roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import type { Caller } from "#host/http/caller.ts";

const managers = roles(0, 1);

/** Signed-in owners and admins only: a leaked key must not be able to create other keys. */
export function signedInManagers(move: { caller: Caller }): void {
  managers(move);
  if (companyCaller(move.caller).kind === "key") {
    throw new Problem(integrationsRefusals.signInAsManager());
  }
}
