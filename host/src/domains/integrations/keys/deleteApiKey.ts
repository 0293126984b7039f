import { deleteApiKey as endpoint } from "@sightline/schema/rest/integrations/developer";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { signedInManagers } from "../signedInManagers.ts";

/** The row remains, because request log entries refer to it. */
export const deleteApiKey = route(endpoint, {
  permit: signedInManagers,
  gather: ({ caller, body }) => ({ companyId: caller.companyId, keyId: body.key_id }),
  ask: ({ entities, now }, { companyId, keyId }) =>
    entities
      .updateTable("api_key")
      .set({ revoked_at: new Date(now()) })
      .where("key_id", "=", keyId)
      .where("company_id", "=", companyId)
      .where("revoked_at", "is", null)
      .returning("key_id")
      .executeTakeFirst(),
  answer: (revoked) => {
    if (!revoked) throw new Problem(integrationsRefusals.keyNotFound());
    return revoked;
  },
});
