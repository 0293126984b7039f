// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { readSteps } from "../funnels/funnelSteps.ts";
import { creationsOf, type Happening } from "./creations.ts";

beforeEach(() => localStorage.clear());

const fieldsOf = (happening: Happening) =>
  Object.fromEntries(creationsOf(happening).map(({ id, fields }) => [id, fields]));

it("matches a click by its element if it is known, otherwise by its text", () => {
  expect(fieldsOf({ kind: "click", name: "Buy", selector: "#buy" })).toEqual({
    goal: { type: "click_on_element", value: "#buy", name: "Buy" },
    rule: { trigger: "click", target: "#buy", name: "Buy" },
    funnel: { step: "click.selector:#buy" },
  });
  expect(fieldsOf({ kind: "click", name: "Buy", selector: "" })).toEqual({
    goal: { type: "click_on_text", value: "Buy", name: "Buy" },
    funnel: { step: "click:Buy" },
  });
  expect(creationsOf({ kind: "click", name: "", selector: "" })).toEqual([]);
});

it("makes steps that the builder of funnels reads", () => {
  const happenings: Happening[] = [
    { kind: "page", name: "/cart", selector: "" },
    { kind: "event", name: "purchase", selector: "" },
    { kind: "submit", name: "", selector: "form#signup" },
  ];
  const steps = happenings.map((happening) => fieldsOf(happening)["funnel"]?.["step"] ?? "");
  expect(readSteps(new URLSearchParams(steps.map((step) => ["step", step])))).toEqual([
    { kind: "PAGE", match: "EXACT", value: "/cart" },
    { kind: "EVENT", match: "SIMPLE", value: "purchase" },
    { kind: "SUBMIT", match: "SELECTOR", value: "form#signup" },
  ]);
});

it("fills in the form of a goal", async () => {
  renderRoute("/goals/new?type=click_on_element&value=%23buy&name=Buy", { types: member({ role: "USER" }) });
  const name = await screen.findByRole("textbox", { name: "Name" });
  expect(name).toHaveProperty("value", "Buy");
  expect(screen.getByRole("textbox", { name: "CSS selector" })).toHaveProperty("value", "#buy");
});
