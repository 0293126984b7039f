import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { testOf, type TestSource } from "./experiments.sources.ts";
import { getTests } from "./experiments.upstream.ts";

export async function testNode({ upstream }: Context, id: string, field: string): Promise<TestSource | null> {
  const [widgetId, testId] = numbersFromGlobalId(id, "Test", field);
  const found = (await getTests(upstream, widgetId)).find(({ test_id }) => test_id === testId);
  return found === undefined ? null : testOf(widgetId, found);
}
