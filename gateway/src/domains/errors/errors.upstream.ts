import * as rest from "@sightline/schema/rest/errors/errors";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const getErrorGroups = (upstream: Upstream, requested: About<z.input<typeof rest.getErrorGroups.body>>) =>
  upstream.call(rest.getErrorGroups, { body: requested, widgetId: requested.widget_id });

export const getErrorGroup = (
  upstream: Upstream,
  errorGroupId: string,
  requested: About<z.input<typeof rest.getErrorGroup.body>>,
) =>
  upstream.call(rest.getErrorGroup, {
    params: { error_group_id: errorGroupId },
    body: requested,
    widgetId: requested.widget_id,
  });

export const setErrorState = (upstream: Upstream, requested: About<z.input<typeof rest.setErrorState.body>>) =>
  upstream.call(rest.setErrorState, { body: requested, widgetId: requested.widget_id });
