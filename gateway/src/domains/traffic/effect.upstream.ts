import * as rest from "@sightline/schema/rest/traffic/effect";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getEffect = (upstream: Upstream, requested: z.input<typeof rest.getEffect.body> & { widget_id: number }) =>
  upstream.call(rest.getEffect, { body: requested, widgetId: requested.widget_id });
