import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { eventToWire, webhookKey, webhookOf } from "../../webhooks.sources.ts";
import { createWebhook as create } from "../../webhooks.upstream.ts";

export const createWebhook: MutationResolvers["createWebhook"] = async (_, { input }, { upstream }) => {
  try {
    const url = input.url.trim();
    if (url === "") throw invalid("url", integrationsRefusals.webhookUrlMissing());
    const events = input.events.map((kind) => eventToWire[kind]);
    if (events.length === 0) throw invalid("events", integrationsRefusals.eventsMissing());
    const { row, secret } = await create(upstream, { url, events });
    const node = webhookOf(row);
    return { edge: { cursor: toCursor(webhookKey(node)), node }, secret };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
