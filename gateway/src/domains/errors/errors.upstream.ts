import * as rest from "@sightline/schema/rest/errors/errors";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const getErrorGroups = (upstream: Upstream, asked: About<z.input<typeof rest.getErrorGroups.body>>) =>
  upstream.call(rest.getErrorGroups, { body: asked, widgetId: asked.widget_id });

export const getErrorGroup = (
  upstream: Upstream,
  errorGroupId: string,
  asked: About<z.input<typeof rest.getErrorGroup.body>>,
) =>
  upstream.call(rest.getErrorGroup, {
    params: { error_group_id: errorGroupId },
    body: asked,
    widgetId: asked.widget_id,
  });

export const setErrorState = (upstream: Upstream, asked: About<z.input<typeof rest.setErrorState.body>>) =>
  upstream.call(rest.setErrorState, { body: asked, widgetId: asked.widget_id });
