// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";

it.each([
  ["/thank-you/success", "Your order went through. What it includes is open to you now."],
  ["/Thank-You/Success/", "Your order went through. What it includes is open to you now."],
  ["/SHOP-UPGRADE/success", "The new limits hold from this moment on, for everybody in your company."],
])("%s says what happened", async (path, text) => {
  renderRoute(path, { types: { Viewer: () => ({ kind: "NOBODY" }) } });
  expect((await screen.findByText(text)).textContent).toBe(text);
});
