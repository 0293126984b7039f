import { createHash, randomBytes } from "node:crypto";
import { createApiKey as endpoint, KEY_LIMITS } from "@sightline/schema/rest/integrations/developer";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { signedInManagers } from "../signedInManagers.ts";
import { apiKeyOf, apiKeys } from "./sql/apiKeys.ts";

const DAY_MS = 86_400_000;
/** `sk_live_` and four letters: enough to distinguish keys, too few to guess the rest. */
const SHOWN = 12;

export const createApiKey = route(endpoint, {
  permit: signedInManagers,
  gather: async ({ services: { entities, now }, caller, body }) => {
    const known = await apiKeys(entities, caller.companyId).execute();
    if (known.length >= KEY_LIMITS.keys) {
      throw new Problem(integrationsRefusals.tooManyKeys({ max: KEY_LIMITS.keys }));
    }
    if (known.some((each) => each.name.toLowerCase() === body.name.toLowerCase())) {
      throw new Problem(integrationsRefusals.keyNameTaken(), { field: "name" });
    }
    const days = body.expires_in_days;
    return {
      company_id: caller.companyId,
      user_id: caller.userId,
      name: body.name,
      scopes: JSON.stringify([...new Set(body.scopes)]),
      expires_at: days === undefined ? null : new Date(now() + days * DAY_MS),
      created_at: new Date(now()),
    };
  },
  ask: async ({ entities }, values) => {
    const key = `sk_live_${randomBytes(24).toString("base64url")}`;
    const { key_id } = await entities
      .insertInto("api_key")
      .values({
        ...values,
        key_hash: createHash("sha256").update(key).digest("hex"),
        key_start: key.slice(0, SHOWN),
      })
      .returning("key_id")
      .executeTakeFirstOrThrow();
    const row = await apiKeys(entities, values.company_id).where("key_id", "=", key_id).executeTakeFirstOrThrow();
    return { row, key };
  },
  answer: ({ row, key }) => ({ row: apiKeyOf(row), key }),
});
