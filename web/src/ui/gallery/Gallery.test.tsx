// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { rememberChoice } from "#web/theme/colorMode.ts";
import { Gallery } from "./Gallery.tsx";

afterEach(cleanup);

test.each(["light", "dark"] as const)(
  "renders every component accessibly when %s",
  async (mode) => {
    rememberChoice(mode);
    const { container } = render(
      <ThemeProvider>
        <Gallery />
      </ThemeProvider>,
    );
    await screen.findByRole("img", { name: "Visitors by country" }, { timeout: 10_000 });
    expect(document.documentElement.dataset["theme"]).toBe(mode);
    const result = await axe.run(container, {
      // Contrast needs a real browser: theme/contrast.test.ts tests the colors instead.
      rules: { "color-contrast": { enabled: false } },
    });
    const found = result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" | ")}`);
    expect(found).toEqual([]);
  },
  60_000,
);
