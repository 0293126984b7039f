import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { apiKeyKey, apiKeyOf, scopeToWire } from "../../keys.sources.ts";
import { createApiKey as create } from "../../keys.upstream.ts";

export const createApiKey: MutationResolvers["createApiKey"] = async (_, { input }, { upstream }) => {
  try {
    const name = input.name.trim();
    if (name === "") throw invalid("name", integrationsRefusals.nameMissing());
    const scopes = input.scopes.map((scope) => scopeToWire[scope]);
    if (scopes.length === 0) throw invalid("scopes", integrationsRefusals.scopesMissing());
    const days = input.expiresInDays ?? undefined;
    const { row, key } = await create(upstream, { name, scopes, ...(days !== undefined && { expires_in_days: days }) });
    const node = apiKeyOf(row);
    return { edge: { cursor: toCursor(apiKeyKey(node)), node }, key };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
