// The number of resources that count against a project's plan limits. Archived ones count, deleted ones don't.
import { getTests, type TestFamily } from "@sightline/schema/rest/experiments/experiments";
import { getFunnels } from "@sightline/schema/rest/funnels/funnels";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export async function countTests(upstream: Upstream, widgetId: number, family: TestFamily): Promise<number> {
  const body = { widget_id: widgetId, test_family: family, archived: true };
  return (await upstream.call(getTests, { body, widgetId })).rows.length;
}

export async function countFunnels(upstream: Upstream, widgetId: number): Promise<number> {
  return (await upstream.call(getFunnels, { body: { widget_id: widgetId, archived: true }, widgetId })).rows.length;
}
