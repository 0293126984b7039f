// Tests of a project: A/B, A/A, experiments, deploys and personalizations.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";

export const TestFamily = z.enum(["abtest", "aatest", "experiment", "deploy", "personalize"]);
export type TestFamily = z.infer<typeof TestFamily>;

export const Test = z.object({
  test_id: z.number().int(),
  test_family: TestFamily,
  test_type: z.enum(["abtest", "split", "personalization", "mvt"]),
  test_name: z.string(),
  /** the test's number within the project, starting at 1 */
  number: z.number().int(),
  url: z.string(),
  /** 9 draft, 8 scheduled, 1 live, 0 paused */
  status: z.union([z.literal(9), z.literal(8), z.literal(1), z.literal(0)]),
  is_completed: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Test = z.infer<typeof Test>;

export const getTests = endpoint({
  name: "getTests",
  method: "POST",
  path: "/abtest/profile",
  summary: "The tests of a project, newest first; archived ones on request.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    test_family: TestFamily.optional(),
    /** include archived tests */
    archived: z.boolean().default(false),
  }),
  answer: z.object({ rows: z.array(Test) }),
});
