// Turns what zod says about bad input into one sentence that names the field and the remedy.
import type { z } from "zod";
import { Problem } from "#host/http/problem.ts";

type Issue = z.core.$ZodIssue;

function wanted(issue: Issue): string {
  switch (issue.code) {
    case "invalid_value":
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "invalid_union": {
      const inner = issue.errors.flat().filter((each) => each.path.length === 0);
      return inner.length
        ? inner.map(wanted).join(" or ").replaceAll(" or must be ", " or ")
        : "has none of the allowed forms";
    }
    case "invalid_type":
      return `must be ${/^[aeiou]/.test(issue.expected) ? "an" : "a"} ${issue.expected}`;
    case "too_big":
      return issue.origin === "string"
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case "too_small":
      if (issue.origin === "string") return `must have at least ${issue.minimum} characters`;
      return `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "invalid_format":
      return issue.format === "datetime" ? "must be an instant like 2026-03-05T10:00:00Z" : `must be ${issue.message}`;
    default:
      return `must be ${issue.message}`;
  }
}

/** `where` names the part of the request when the whole of it is wrong. */
export function refusal(issues: readonly Issue[], where: "path" | "query" | "body"): Problem {
  const [issue] = issues;
  if (!issue) return new Problem("INVALID", `The ${where} is not usable`);
  const field = issue.path.map(String).join(".");
  const subject = field ? `"${field}"` : `The ${where}`;
  return new Problem("INVALID", `${subject} ${wanted(issue)}`, { field: field || where });
}
