import * as rest from "@sightline/schema/rest/traffic/effect";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getEffect = (upstream: Upstream, asked: z.input<typeof rest.getEffect.body> & { widget_id: number }) =>
  upstream.call(rest.getEffect, { body: asked, widgetId: asked.widget_id });
