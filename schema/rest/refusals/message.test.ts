import { expect, expectTypeOf, test } from "vitest";
import { isErrorCode } from "../errorCodes.ts";
import { conflict, labels, messages, notFound, refusals } from "./message.ts";
import { refusalOfIssue } from "./refusalOfIssue.ts";
import { Widget } from "../projects/projects.ts";

const things = labels({ goals: "goals" });
const planetRefusals = refusals("planets", {
  notFound: notFound("The planet was not found"),
  tooMany: conflict("{name} can have at most {max, number} {things, label}. Archive one first."),
});

test("a refusal has its reason, the code of its failure, its values and its English sentence", () => {
  expect(planetRefusals.notFound()).toEqual({
    code: "NOT_FOUND",
    reason: "planets.notFound",
    params: {},
    message: "The planet was not found",
  });
  const params = { name: "Mars", max: 2000, things: things.goals };
  expect(planetRefusals.tooMany(params)).toEqual({
    code: "CONFLICT",
    reason: "planets.tooMany",
    params,
    message: "Mars can have at most 2,000 goals. Archive one first.",
  });
});

test("the values of a message are those that its template names, each of its kind", () => {
  expectTypeOf(planetRefusals.notFound).parameters.toEqualTypeOf<[]>();
  expectTypeOf(planetRefusals.tooMany)
    .parameter(0)
    .toEqualTypeOf<{ readonly name: string; readonly max: number; readonly things: (typeof things)["goals"] }>();
});

test("days and hours are written in English, on the clock that they were read from", () => {
  const { seen } = messages("planets", { seen: "Seen from {first, date} to {last, date}" });
  expect(seen({ first: "2026-01-09", last: "2026-01-10T23:00" }).message).toBe(
    "Seen from Jan 9, 2026 to Jan 10, 2026, 11:00 PM",
  );
  expect(seen({ first: "some day", last: "2026-01-10" }).message).toBe("Seen from some day to Jan 10, 2026");
});

test.each([
  [{}, "widget_id", "must be a whole number|must be a number"],
  [{ widget_id: "1" }, "widget_id", "must be a whole number|must be a number"],
])("what zod finds wrong in %j names the field and the remedy", (value, field, remedy) => {
  const [issue] = Widget.safeParse(value).error?.issues ?? [];
  const refusal = issue && refusalOfIssue(issue, String(issue.path[0]));
  expect(refusal).toMatchObject({ code: "INVALID", params: { field } });
  expect(refusal?.message).toMatch(new RegExp(`^${field} (${remedy})$`));
});

test("only codes of the closed list are error codes", () => {
  expect(["FORBIDDEN", "UPSTREAM_DOWN"].every(isErrorCode)).toBe(true);
  expect(["ROLE", "toString", 7, undefined].some(isErrorCode)).toBe(false);
});

test("a share is written in percent", () => {
  const { rates } = messages("planets", { rates: "{here, percent} of them, {there, percent} elsewhere" });
  expect(rates({ here: 0.0512, there: 0.5 }).message).toBe("5.1% of them, 50% elsewhere");
});
