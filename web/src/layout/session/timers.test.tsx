// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./reloadPage.ts", () => ({ reloadPage }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  localStorage.clear();
  reloadPage.mockClear();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(kind: "ANALYTICS" | "AB_TESTING" = "ANALYTICS", versions: object[] = [], path = "/sites") {
  let n = 0;
  const types = member({ role: "OWNER" });
  const brand = types["Brand"]?.({} as never, () => 1) as object;
  const view = renderRoute(path, {
    types: { ...types, Brand: () => ({ ...brand, kind }) },
    answers: {
      useVersionCheckQuery: () => ({
        data: { appVersion: versions[n++] ?? { version: "1", force: false }, brand: { id: "brand", kind } },
      }),
    },
  });
  if (path === "/sites") await screen.findByRole("navigation", { name: "Screens" });
  else await screen.findByRole("main");
  return view;
}

describe("idle member", () => {
  it("gets fresh data: user, plan and projects are reloaded after 180 seconds without activity", async () => {
    const { sentAs } = await open();
    await pass(170_000);
    expect(sentAs("AuthShellQuery")).toHaveLength(1);
    await pass(15_000);
    await waitFor(() => expect(sentAs("AuthShellQuery")).toHaveLength(2));
  });

  it("is not detected while the pointer moves", async () => {
    const { sentAs } = await open();
    await pass(170_000);
    act(() => void window.dispatchEvent(new Event("pointermove")));
    await pass(20_000);
    expect(sentAs("AuthShellQuery")).toHaveLength(1);
  });
});

describe("check for a newer app version", () => {
  it.each([
    ["ANALYTICS", 300_000],
    ["AB_TESTING", 120_000],
  ] as const)("runs on load, and on %s every %i ms", async (kind, every) => {
    const { sentAs } = await open(kind);
    await waitFor(() => expect(sentAs("useVersionCheckQuery")).toHaveLength(1));
    await pass(every - 5000);
    expect(sentAs("useVersionCheckQuery")).toHaveLength(1);
    await pass(10_000);
    expect(sentAs("useVersionCheckQuery")).toHaveLength(2);
  });

  it.each(["/forgot-password", "/share/dashboard/abc"])("runs on %s when signed out", async (path) => {
    const { sentAs } = await open("ANALYTICS", [], path);
    await waitFor(() => expect(sentAs("useVersionCheckQuery")).toHaveLength(1));
    await pass(300_000);
    expect(sentAs("useVersionCheckQuery")).toHaveLength(2);
  });

  it("reloads the page if required, but not again within an hour", async () => {
    const forced = { version: "2", force: true };
    const { sentAs } = await open("ANALYTICS", [
      { version: "1", force: false },
      ...Array.from({ length: 30 }, () => forced),
    ]);
    await waitFor(() => expect(sentAs("useVersionCheckQuery")).toHaveLength(1));
    expect(reloadPage).not.toHaveBeenCalled();
    await pass(5 * MINUTE);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    await pass(HOUR - 6 * MINUTE);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await pass(10 * MINUTE);
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it("only logs a failure", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const types = member({ role: "OWNER" });
    renderRoute("/sites", { types, answers: { useVersionCheckQuery: () => Promise.reject(new Error("no answer")) } });
    await screen.findByRole("navigation", { name: "Screens" });
    await waitFor(() => expect(log).toHaveBeenCalledWith("The version was not checked:", expect.any(Error)));
    expect(screen.queryByText(/no answer/)).toBeNull();
    log.mockRestore();
  });
});
