// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, expect, it, vi } from "vitest";
import { AppPlacesContext } from "#web/layout/places/appPlaces.ts";
import { places } from "#web/places.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import type { Opened } from "./openShareLink.ts";
import { ShareFrame } from "./ShareFrame.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const opened: Opened = {
  environment: new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  }),
  grant: {
    ...{ projectName: "Shop", itemId: "", canDownload: false, freeRange: true },
    ...{ startDate: "2026-11-01", endDate: "2026-11-07", preset: "LAST_7_DAYS" as const },
  },
  brand: null,
};

/** In a frame of another page. */
function openEmbedded(range: string | undefined) {
  vi.spyOn(window, "parent", "get").mockReturnValue({} as Window);
  const handle = { screen: { places: { range } } };
  const children = [{ index: true, handle, element: <p>The report</p> }];
  const router = createMemoryRouter([{ path: "/", element: <ShareFrame opened={opened} />, children }]);
  render(
    <ThemeProvider>
      <AppPlacesContext value={places}>
        <RouterProvider router={router} />
      </AppPlacesContext>
    </ThemeProvider>,
  );
}

it("offers an embedded report the range that its link leaves open", async () => {
  openEmbedded("dashboard");
  await screen.findByText("The report");
  expect(screen.getByRole("button", { name: /Last 7 days/ })).toBeTruthy();
});

it("offers no range to an embedded screen without one, such as a recording", async () => {
  openEmbedded(undefined);
  await screen.findByText("The report");
  expect(screen.queryByRole("button")).toBeNull();
});
