// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onStartOver, type Beginning } from "#web/layout/session/startOver.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

let begun: Beginning[] = [];
const close = vi.spyOn(window, "close").mockImplementation(() => {});
beforeEach(() => {
  begun = [];
  close.mockClear();
  onStartOver((beginning) => begun.push(beginning));
});
afterEach(() => {
  window.opener = null;
});
const opener = () => {
  const postMessage = vi.fn<(payload: unknown, origin: string) => void>();
  window.opener = { postMessage };
  return postMessage;
};

describe("return from an identity provider", () => {
  it("notifies only an opener of the same origin, and closes", async () => {
    const postMessage = opener();
    renderRoute("/authenticated?signed_in=1&redirect=%2Fprofile");
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ kind: "signed-in" }, location.origin));
    expect(close).toHaveBeenCalled();
    expect(begun).toEqual([]);
    expect(await screen.findByRole("heading", { name: "Logging in…" })).toBeTruthy();
  });

  it("is a page of its own without an opener, and follows no URL of another host", async () => {
    renderRoute("/authenticated?signed_in=1&redirect=%2F%2Fevil.test");
    await waitFor(() => expect(begun).toEqual([{ path: "/" }]));
    expect(close).not.toHaveBeenCalled();
  });

  it("shows the error here and in the opener", async () => {
    const postMessage = opener();
    renderRoute("/authenticated?error=access_denied&error_description=The+sign-in+was+canceled.");
    const message = "The sign-in was canceled.";
    await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ kind: "not-signed-in", message }, location.origin));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
  });
});

describe("demo without an account", () => {
  const types = { Viewer: () => ({ kind: "NOBODY" }) };
  it("opens immediately with a fresh start", async () => {
    const { sentAs } = renderRoute("/no-sign-up", {
      types,
      answers: { useOpenDemoMutation: () => ({ data: { openDemo: { viewer: { kind: "MEMBER" }, problem: null } } }) },
    });
    await waitFor(() => expect(begun).toEqual([{ path: "/" }]));
    expect(sentAs("useOpenDemoMutation")).toHaveLength(1);
  });

  it("shows a message when there is no demo", async () => {
    const problem = { code: "NOT_FOUND", message: "The demo was not found" };
    renderRoute("/no-sign-up", {
      types,
      answers: { useOpenDemoMutation: () => ({ data: { openDemo: { viewer: null, problem } } }) },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("The demo isn't available.");
    expect(begun).toEqual([]);
  });

  it("leaves a signed-in member signed in", async () => {
    const { sentAs, router } = renderRoute("/no-sign-up", { types: { Viewer: () => ({ kind: "MEMBER" }) } });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(sentAs("useOpenDemoMutation")).toEqual([]);
  });
});
