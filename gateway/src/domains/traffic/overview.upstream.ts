import * as rest from "@sightline/schema/rest/traffic/overview";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getOverview = (upstream: Upstream, requested: z.input<typeof rest.getOverview.body>) =>
  upstream.call(rest.getOverview, { body: requested });
