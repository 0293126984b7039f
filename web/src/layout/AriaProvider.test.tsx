// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, expect, it } from "vitest";
import { loadCatalogue } from "#web/texts/catalogue.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { AriaProvider } from "./AriaProvider.tsx";

afterEach(cleanup);
afterAll(() => loadCatalogue("en"));

it.each([
  ["de", "Schließen"],
  ["en", "Dismiss"],
] as const)(
  "shows React Aria's labels in the app's language %s, whatever the browser's is",
  async (language, label) => {
    expect(navigator.language).toBe("en-US");
    await loadCatalogue(language);
    render(
      <AriaProvider navigate={() => undefined}>
        <ThemeProvider>
          <Popover label="Range" trigger={<Button>Open</Button>}>
            Content
          </Popover>
        </ThemeProvider>
      </AriaProvider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getAllByRole("button", { name: label })).toHaveLength(2);
  },
);
