import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { eventToWire, webhookOf } from "../../webhooks.sources.ts";
import { updateWebhook as update } from "../../webhooks.upstream.ts";

export const updateWebhook: MutationResolvers["updateWebhook"] = async (_, { input }, { upstream }) => {
  try {
    const { id, url, events, isActive } = input;
    const webhook_id = numberFromGlobalId(id, "Webhook", "id");
    if (events?.length === 0) throw invalid("events", integrationsRefusals.eventsMissing());
    const change = {
      ...(typeof url === "string" && { url: url.trim() }),
      ...(events && { events: events.map((kind) => eventToWire[kind]) }),
      ...(typeof isActive === "boolean" && { is_active: isActive }),
    };
    return { webhook: webhookOf(await update(upstream, { webhook_id, ...change })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
