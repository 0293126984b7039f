import { expect, it } from "vitest";
import { rowFunnel } from "./rowFunnel.ts";

const goal = { kind: "GOAL", match: "SIMPLE", value: "7" } as const;

it("makes a funnel from the landing page of a row to the goal, among the sessions of the row", () => {
  const chosen = [
    { level: "CHANNEL", value: "Email" },
    { level: "SOURCE", value: "" },
    { level: "LANDING", value: "/spring" },
  ] as const;
  expect(rowFunnel(chosen, goal)).toEqual({
    name: "Email, Direct / none, /spring",
    filters: [
      [{ criteria: "SOURCE", operator: "IS", value: "Email" }],
      [{ criteria: "SOURCE_NAME", operator: "EXISTS_NOT", value: "" }],
      [{ criteria: "LANDING_PAGE", operator: "IS", value: "/spring" }],
    ],
    steps: [{ kind: "PAGE", match: "SIMPLE", value: "/spring" }, goal],
  });
});

it("begins on any page if the landing page is unknown, and leaves the end open without a goal", () => {
  expect(rowFunnel([{ level: "CHANNEL", value: "Email" }], undefined).steps).toEqual([
    { kind: "PAGE", match: "SIMPLE", value: "" },
  ]);
});
