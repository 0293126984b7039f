// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConnectionNote } from "#web/layout/session/ConnectionNote.tsx";
import { DataAge } from "#web/layout/session/DataAge.tsx";
import { useSelfRecovery } from "#web/layout/session/useSelfRecovery.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { GatewayError } from "./gatewayError.ts";
import { PanelBoundary } from "./PanelBoundary.tsx";
import { noteAnswer } from "./trouble.ts";

type Host = { isUp: boolean; revision: number };

/** A page of two panels. Each reads from the host at every render, like a fragment from the store. */
function showPage(host: Host) {
  const Panel = ({ name }: { name: string }) => {
    if (!host.isUp) throw new GatewayError("UPSTREAM_DOWN", "The data service isn't responding");
    return <p>{`${name} ${host.revision}`}</p>;
  };
  const Page = () => (
    <>
      <ConnectionNote isLinkLost={false} trouble={useSelfRecovery()}>
        <DataAge />
      </ConnectionNote>
      {["Pages", "Sources"].map((name) => (
        <PanelBoundary key={name} height={100}>
          <Panel name={name} />
        </PanelBoundary>
      ))}
    </>
  );
  const requests: number[] = [];
  const request = () => {
    requests.push(Date.now());
    noteAnswer("Page", host.isUp ? [] : ["UPSTREAM_DOWN"]);
    return null;
  };
  const router = createMemoryRouter([{ path: "/", loader: request, Component: Page, HydrateFallback: () => null }]);
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return requests;
}

/** In steps, because React runs effects at the end of each. */
async function pass(ms: number): Promise<void> {
  const step = 250;
  for (let passed = 0; passed <= ms; passed += step)
    await act(() => vi.advanceTimersByTimeAsync(passed === 0 ? 0 : step));
}
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom draws nothing, so it calls its documents hidden
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  act(() => noteAnswer("Page", []));
});
afterEach(() => {
  cleanup();
  act(() => noteAnswer("Page", []));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("while the service does not respond", () => {
  it("says so once at the top, not in every panel, and each panel keeps its place", async () => {
    showPage({ isUp: false, revision: 1 });
    await pass(0);
    expect(screen.getAllByText(/data service isn't responding/)).toHaveLength(1);
    expect(screen.getAllByText("Waiting for the connection")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: /Retry/ })).toBeNull();
  });

  it("shows the age of the data", async () => {
    const host = { isUp: true, revision: 1 };
    showPage(host);
    await pass(0);
    expect(screen.getByText("Pages 1")).toBeTruthy();
    act(() => noteAnswer("Page", ["UPSTREAM_DOWN"]));
    expect(screen.queryByText(/minutes? ago/)).toBeNull();
    host.isUp = false;
    await pass(3 * 60_000 + 30_000);
    expect(screen.getByText("Data from 3 minutes ago.")).toBeTruthy();
  });

  it("requests again by itself, ever more rarely, and every panel recovers with the service", async () => {
    const host = { isUp: false, revision: 1 };
    const requests = showPage(host);
    await pass(60_000);
    const pauses = requests.slice(1).map((at, n) => at - (requests[n] ?? 0));
    expect(pauses.length).toBeGreaterThan(5);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(8000);
    Object.assign(host, { isUp: true, revision: 2 });
    await pass(8000);
    expect(screen.getByText("Pages 2")).toBeTruthy();
    expect(screen.getByText("Sources 2")).toBeTruthy();
    expect(screen.queryByText(/isn't responding|Waiting/)).toBeNull();
    const after = requests.length;
    await pass(60_000);
    expect(requests).toHaveLength(after);
  });

  it("leaves Retry to a panel whose own request failed", async () => {
    const Broken = () => {
      throw new GatewayError("INTERNAL", "Something went wrong");
    };
    const Page = () => (
      <PanelBoundary height={100}>
        <Broken />
      </PanelBoundary>
    );
    render(
      <ThemeProvider>
        <RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />
      </ThemeProvider>,
    );
    await pass(0);
    expect(screen.getByText("Something went wrong")).toBeTruthy();
    expect(screen.queryByText("Waiting for the connection")).toBeNull();
  });
});
