import type { Test as WireTest } from "@sightline/schema/rest/experiments/experiments";
import type { Test, TestStatus } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface TestSource extends Test {
  __typename: "Test";
  /** the host's id */
  testId: number;
}

const statuses = { 9: "DRAFT", 8: "SCHEDULED", 1: "LIVE", 0: "PAUSED" } as const satisfies Record<
  WireTest["status"],
  TestStatus
>;

/** Tests are listed by project, so an id contains both. */
export const testOf = (widgetId: number, test: WireTest): TestSource => ({
  __typename: "Test",
  id: toGlobalId("Test", `${widgetId}:${test.test_id}`),
  testId: test.test_id,
  name: test.test_name,
  family: upper(test.test_family),
  number: test.number,
  url: test.url,
  status: test.is_completed ? "COMPLETED" : statuses[test.status],
  createdAt: test.created_at,
});

/** Newest first. */
export const testKey = ({ testId }: TestSource) => [-testId];
