// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";

it.each([
  ["/thank-you/success", "Your order is complete. Everything it includes is now available."],
  ["/Thank-You/Success/", "Your order is complete. Everything it includes is now available."],
  ["/SHOP-UPGRADE/success", "The new limits apply to your whole company right away."],
])("%s shows the result", async (path, text) => {
  renderRoute(path, { types: { Viewer: () => ({ kind: "NOBODY" }) } });
  expect((await screen.findByText(text)).textContent).toBe(text);
});
