import { refusalOfIssue } from "@sightline/schema/rest/refusals/refusalOfIssue";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { z } from "zod";
import { Problem } from "#host/http/problem.ts";

/** What is wrong with a request; `where` names the part of it when the whole part is wrong. */
export function refusal(issues: readonly z.core.$ZodIssue[], where: "path" | "query" | "body"): Problem {
  const [issue] = issues;
  if (!issue) return new Problem(requestRefusals.unusable({ part: where }), { field: where });
  const field = issue.path.map(String).join(".");
  return new Problem(refusalOfIssue(issue, field ? `"${field}"` : `The ${where}`), { field: field || where });
}
