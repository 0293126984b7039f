import * as rest from "@sightline/schema/rest/experiments/experiments";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getTests = async (upstream: Upstream, widgetId: number, family?: rest.TestFamily): Promise<rest.Test[]> =>
  (
    await upstream.call(rest.getTests, {
      body: { widget_id: widgetId, ...(family !== undefined && { test_family: family }) },
      widgetId,
    })
  ).rows;
