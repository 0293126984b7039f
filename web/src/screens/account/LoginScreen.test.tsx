// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GraphQLSingularResponse } from "relay-runtime";
import { onStartOver, startOver, type Beginning } from "#web/layout/session/startOver.ts";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

vi.mock("#web/layout/session/leaveFor.ts", () => ({ leaveFor: vi.fn<(address: string) => void>() }));

const anonymousTypes = {
  Viewer: () => ({ kind: "NOBODY" }),
  Brand: () => ({ name: "Sightline", mainColor: "#4657d1", logoUrl: null, faviconUrl: null, cssUrl: null }),
  SsoOffer: () => ({ isForced: false }),
  SignInMethods: () => ({ google: true, github: true, sso: true }),
  Demo: () => ({ accounts: [{ email: "owner@demo.test", role: "OWNER" }], password: "sightline", siteUrl: "/demo/" }),
};
const login = (path = "/login", signIn?: GraphQLSingularResponse["data"]) =>
  renderRoute(path, {
    types: anonymousTypes,
    answers: signIn ? { useEnterMutation: () => ({ data: { signIn } }) } : {},
  });
const fill = async (email: string, password: string) => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Log in" }));
};
let begun: Beginning[] = [];
beforeEach(() => {
  begun = [];
  vi.mocked(leaveFor).mockReset();
  onStartOver((beginning) => begun.push(beginning));
});
afterEach(() => vi.useRealTimers());

describe("sign-in page", () => {
  it("shows a missing value under its field, without a request to the gateway", async () => {
    const { sentAs } = login();
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Log in" }));
    expect(screen.getByText("Please enter your email address")).toBeTruthy();
    expect(screen.getByText("Please enter your login password")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(sentAs("useEnterMutation")).toEqual([]);
  });

  it("loads the requested page in the member's language before it sends that page's queries", async () => {
    const viewer = { kind: "MEMBER", session: { isNewUser: false }, user: { language: "DE" }, translation: null };
    login("/login?redirect=%2Fprofile", { viewer, problem: null });
    await fill("ann@shop.test", "secret");
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/profile"));
    expect(begun).toEqual([]);
    localStorage.clear();
  });

  it("opens the requested page with a fresh start", async () => {
    const { sentAs } = login("/login?redirect=%2Fvisitor%2Frealtime%3Fproject%3D2", {
      viewer: { kind: "MEMBER" },
      problem: null,
    });
    await fill(" owner@demo.test", "sightline");
    await waitFor(() => expect(begun).toEqual([{ path: "/visitor/realtime?project=2" }]));
    expect(sentAs("useEnterMutation")).toEqual([{ input: { email: "owner@demo.test", password: "sightline" } }]);
  });

  it("never follows a URL of another host", async () => {
    login("/login?redirect=%2F%2Fevil.test", { viewer: { kind: "MEMBER" }, problem: null });
    await fill("owner@demo.test", "sightline");
    await waitFor(() => expect(begun).toEqual([{ path: "/" }]));
  });

  it("shows the host's refusal in a dismissible banner", async () => {
    login("/login", { viewer: null, problem: { message: "Wrong email or password" } });
    await fill("owner@demo.test", "nonsense");
    expect((await screen.findByRole("alert")).textContent).toContain("Wrong email or password");
    expect(begun).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the wait time after too many attempts, and blocks attempts meanwhile", async () => {
    const problem = { message: "Too many attempts. Try again in 1 minute.", retryAfter: 60 };
    const { sentAs } = login("/login", { viewer: null, problem });
    await fill("owner@demo.test", "guess");
    expect((await screen.findByRole("alert")).textContent).toBe("Too many attempts. Try again in 1 minute.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Log in" }).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText("Password"), "{Enter}");
    expect(sentAs("useEnterMutation")).toHaveLength(1);
  });

  it("submits once, however often the button is pressed", async () => {
    const answer = Promise.withResolvers<never>();
    const { sentAs } = renderRoute("/login", {
      types: anonymousTypes,
      answers: { useEnterMutation: () => answer.promise },
    });
    await fill("owner@demo.test", "sightline");
    await userEvent.type(screen.getByLabelText("Password"), "{Enter}{Enter}");
    expect(sentAs("useEnterMutation")).toHaveLength(1);
  });

  it("prefills the email from the URL, and shows the message of an identity provider", async () => {
    login("/login?email=me%40site.test&error=access_denied&error_description=Not%20for%20you");
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("me@site.test");
    expect((await screen.findByRole("alert")).textContent).toContain("The sign-in provider reported: “Not for you”");
  });

  it.each([
    ["error=access_denied", "The sign-in was canceled."],
    ["error=access_denied&error_description=The+sign-in+was+canceled.", "The sign-in was canceled."],
    ["error=temporarily_unavailable", "Couldn't reach the sign-in provider."],
    ["error=interaction_required", "Couldn't sign you in. Please try again."],
    ["error=%3Cb%3Ex", "Couldn't sign you in. Please try again."],
  ])("explains /login?%s in a sentence instead of a code", async (query, sentence) => {
    login(`/login?${query}`);
    const { textContent } = await screen.findByRole("alert");
    expect(textContent).toContain(sentence);
    expect(textContent).not.toMatch(/[a-z]_[a-z]|<b>/);
  });

  it("shows why the last session ended", async () => {
    startOver({ path: "/login", notice: "Oppss.. Your session has expired." });
    login();
    expect((await screen.findByRole("alert")).textContent).toContain("Oppss.. Your session has expired.");
  });

  it("fills in a demo account", async () => {
    login();
    await userEvent.click(await screen.findByRole("button", { name: "Use owner@demo.test" }));
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("owner@demo.test");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("sightline");
  });

  it("ignores enterprise sign-in without an at sign, and looks up the provider with one", async () => {
    const answers = {
      useSsoAddressQuery: ({ email }: Record<string, unknown>) => ({
        data: { ssoAddress: email === "jo@corp.test" ? "/auth/start/sso" : null },
      }),
    };
    const { sentAs } = renderRoute("/login?redirect=%2Fprofile", { types: anonymousTypes, answers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Enterprise SSO" }));
    const field = await screen.findByLabelText("Work email");
    await user.type(field, "nobody");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(sentAs("useSsoAddressQuery")).toEqual([]);
    await user.type(field, "@else.test{Enter}");
    expect(await screen.findByText(/SSO isn't set up for else.test/)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, "jo@corp.test{Enter}");
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith("/auth/start/sso?redirect=%2Fprofile&email=jo%40corp.test"),
    );
  });

  describe("popup sign-in", () => {
    const popup = { closed: false } as Window;
    const postFromPopup = (data: unknown, { origin = location.origin, source = popup } = {}) =>
      act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));
    const open = vi.spyOn(window, "open");
    const press = async () => {
      login("/login?redirect=%2Fprofile");
      await userEvent.click(await screen.findByRole("button", { name: "Google" }));
    };
    beforeEach(() => open.mockReset().mockReturnValue(popup));

    it("opens the requested page after a message from exactly that popup of the same origin", async () => {
      await press();
      expect(open.mock.calls[0]?.[0]).toBe("/auth/start/google?redirect=%2Fprofile&display=popup");
      postFromPopup({ kind: "signed-in" }, { origin: "https://evil.test" });
      postFromPopup({ kind: "signed-in" }, { source: window });
      postFromPopup("signed-in");
      expect(begun).toEqual([]);
      postFromPopup({ kind: "signed-in" });
      expect(begun).toEqual([{ path: "/profile" }]);
    });

    it("shows why it failed", async () => {
      await press();
      postFromPopup({ kind: "not-signed-in", message: "The sign-in was canceled." });
      expect((await screen.findByRole("alert")).textContent).toContain("The sign-in was canceled.");
      expect(begun).toEqual([]);
    });

    it("redirects the page when the browser blocks the popup", async () => {
      open.mockReturnValue(null);
      await press();
      expect(leaveFor).toHaveBeenCalledWith("/auth/start/google?redirect=%2Fprofile");
    });
  });

  it("offers only configured sign-in providers", async () => {
    renderRoute("/login", {
      types: { ...anonymousTypes, SignInMethods: () => ({ google: false, github: true, sso: false }) },
    });
    await screen.findByRole("button", { name: "GitHub" });
    expect(screen.queryByRole("button", { name: "Google" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Enterprise SSO" })).toBeNull();
  });

  it.each([
    ["/login?redirect=%2Fprofile", true],
    ["/login?error=access_denied", false],
    ["/login?verify_id=abc", false],
    ["/hwlogin", false],
  ])("skips the sign-in page for a brand that requires its own provider: %s %s", async (path, isSkipped) => {
    const { sentAs } = renderRoute(path, { types: { ...anonymousTypes, SsoOffer: () => ({ isForced: true }) } });
    await screen.findByRole("heading", { level: 1 });
    if (isSkipped) {
      await waitFor(() =>
        expect(leaveFor).toHaveBeenCalledWith("/auth/start/sso?redirect=%2Fprofile", { replace: true }),
      );
      expect(screen.queryByLabelText("Password")).toBeNull();
    } else {
      await screen.findByLabelText("Password");
      expect(leaveFor).not.toHaveBeenCalled();
    }
    expect(sentAs("LoginScreenQuery")).toEqual([{ brand: path === "/hwlogin" ? "ANALYTICS" : null, isOurs: true }]);
  });

  it.each([
    ["VERIFIED", "status", "Your account has been verified. Please login manually."],
    ["DELETED", "alert", "Your account cannot be used for now."],
  ])("opens a verification link once: %s", async (status, role, expectedText) => {
    const { sentAs } = renderRoute("/login?verify_id=abc&email=nia%40new.test", {
      types: anonymousTypes,
      answers: { useVerifyEmailMutation: () => ({ data: { verifyEmail: { status, problem: null } } }) },
    });
    expect((await screen.findByText(expectedText)).closest(`[role=${role}]`)).toBeTruthy();
    expect(sentAs("useVerifyEmailMutation")).toEqual([{ input: { verifyId: "abc" } }]);
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("nia@new.test");
  });

  it("links to the sign-up and to the password reset", async () => {
    login();
    expect((await screen.findByRole("link", { name: "Forgot password?" })).getAttribute("href")).toBe(
      "/forgot-password",
    );
    expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/sign-up");
  });
});
