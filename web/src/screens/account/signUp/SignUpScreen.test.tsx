// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GraphQLSingularResponse } from "relay-runtime";
import { describe, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";

const outboxUrl = "http://localhost:4100/dev/outbox";
const types = {
  Viewer: () => ({ kind: "NOBODY" }),
  Brand: () => ({ name: "Sightline", mainColor: "#4657d1", logoUrl: null, faviconUrl: null, cssUrl: null }),
  Query: () => ({ outboxUrl }),
};
const sent: GraphQLSingularResponse["data"] = { sentToEmail: "nia@new.test", problem: null };
const open = (path = "/sign-up", signUp = sent, emailCheck = { isDisposable: false }) =>
  renderRoute(path, {
    types,
    answers: {
      useSignUpMutation: () => ({ data: { signUp } }),
      useEmailCheckQuery: () => ({ data: { emailCheck } }),
    },
  });
const fill = async (password = "a quiet green harbour") => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "Nia");
  await user.clear(screen.getByLabelText("Work email"));
  await user.type(screen.getByLabelText("Work email"), "nia@new.test");
  await user.type(screen.getByLabelText("Password"), password);
  await user.type(screen.getByLabelText("Company"), "New Co");
  await user.type(screen.getByLabelText("Website"), "new.test{Enter}");
};

describe("sign-up page", () => {
  it("shows missing values under their fields, and focuses the first", async () => {
    const { sentAs } = open();
    await userEvent.click(await screen.findByRole("button", { name: "Sign up" }));
    for (const text of [
      "Please enter your name",
      "Please enter your email address",
      "Please choose a password",
      "Please enter the name of your company",
      "Please enter the address of your website, such as www.example.com",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(sentAs("useSignUpMutation")).toEqual([]);
  });

  it("shows where the email was sent, and where to read it without a mail server", async () => {
    const { sentAs } = open("/sign-up/premium");
    await fill();
    expect(await screen.findByText(/We sent a link to nia@new.test/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "outbox" }).getAttribute("href")).toBe(outboxUrl);
    expect(sentAs("useSignUpMutation")).toEqual([
      {
        input: {
          name: "Nia",
          email: "nia@new.test",
          password: "a quiet green harbour",
          companyName: "New Co",
          website: "new.test",
          plan: "premium",
          ref: null,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
  });

  it("prefills the email from the URL, and otherwise reads it as a plan", async () => {
    open("/sign-up/me%40site.test");
    expect((await screen.findByLabelText<HTMLInputElement>("Work email")).value).toBe("me@site.test");
  });

  it("is a free trial at its own URL, and stores the referrer of the company", async () => {
    const { sentAs } = open("/free-trial/ann");
    expect(await screen.findByRole("heading", { name: "Start your free trial" })).toBeTruthy();
    await fill();
    await waitFor(() => expect(sentAs("useSignUpMutation")[0]?.["input"]).toMatchObject({ ref: "ann", plan: null }));
  });

  it("reports a disposable address while typing, and nothing about accounts", async () => {
    open("/sign-up", sent, { isDisposable: true });
    await fill("short");
    expect(await screen.findByText(/Disposable email addresses aren't allowed/)).toBeTruthy();
    expect(screen.queryByText(/account with this email/)).toBeNull();
  });

  it("shows the host's refusal at its field, or above the form without one", async () => {
    const problem = { message: "Many people use this password", field: "password", retryAfter: null };
    const { unmount } = open("/sign-up", { sentToEmail: null, problem });
    await fill();
    expect(await screen.findByText("Many people use this password")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    unmount();
    open("/sign-up", { sentToEmail: null, problem: { message: "No", field: null, retryAfter: null } });
    await fill();
    expect((await screen.findByRole("alert")).textContent).toContain("No");
  });

  it("shows the wait time after too many attempts, and sends nothing meanwhile", async () => {
    const problem = { message: "Too many attempts. Try again in 14 minutes.", field: null, retryAfter: 14 * 60 };
    const { sentAs } = open("/sign-up", { sentToEmail: null, problem });
    await fill();
    expect((await screen.findByRole("alert")).textContent).toBe("Too many attempts. Try again in 14 minutes.");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sign up" });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText("Website"), "{Enter}");
    expect(sentAs("useSignUpMutation")).toHaveLength(1);
  });

  it.each([
    ["/lifetimedeal", "Your lifetime deal", { offer: "LIFETIME_DEAL" }],
    ["/webinar/free-trial", "Start your free trial", { ref: "webinar" }],
    ["/join-ab-testing/ann", "Create your account", { ref: "ann" }],
  ])("%s is a separate page that sends its own values", async (path, heading, expected) => {
    const { sentAs } = open(path);
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
    await fill();
    await waitFor(() => expect(sentAs("useSignUpMutation")[0]?.["input"]).toMatchObject(expected));
  });

  it("shows the brand of a referral link", async () => {
    const { sentAs } = open("/join-ab-testing/ann");
    await screen.findByRole("heading", { name: "Create your account" });
    expect(sentAs("SignUpScreenQuery")).toMatchObject([{ brand: "AB_TESTING" }]);
  });

  it.each([
    ["/join-ab-testing/ann", { brand: "AB_TESTING" }],
    ["/Join-Whatever/ann", { brand: null }],
  ])("%s counts the visit of a referral link once, and stores the referrer", async (path, requested) => {
    localStorage.clear();
    const { sentAs, router } = open(path);
    await screen.findByRole("heading", { name: "Create your account" });
    expect(sentAs("SignUpScreenQuery")).toMatchObject([requested]);
    const visitor = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
    await waitFor(() => expect(sentAs("useReferralVisitMutation")).toEqual([{ input: { ref: "ann", visitor } }]));
    await fill();
    await waitFor(() => expect(sentAs("useSignUpMutation")[0]?.["input"]).toMatchObject({ ref: "ann" }));
    expect(sentAs("useReferralVisitMutation")).toHaveLength(1);
    expect(router.state.location.pathname.toLowerCase()).toContain("ann");
  });

  it("counts no visit without a referrer, and has no page for an unknown product", async () => {
    const first = open("/free-trial/spring");
    await screen.findByRole("heading", { name: "Start your free trial" });
    expect(first.sentAs("useReferralVisitMutation")).toEqual([]);
    first.unmount();
    open("/join-analytics");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });

  it.each([
    [{ name: "Growth", trialDays: 15 }, "Growth plan, free for 15 days. No credit card required."],
    [{ name: "Free", trialDays: null }, "Free plan, free of charge. No credit card required."],
    [null, /^The plan in this link isn't available\./],
  ])("shows the plan of its URL: %j", async (signUpPlan, description) => {
    const { sentAs } = renderRoute("/sign-up/growth", { types: { ...types, Query: () => ({ signUpPlan }) } });
    expect(await screen.findByText(description)).toBeTruthy();
    expect(sentAs("SignUpScreenQuery")).toMatchObject([{ plan: "growth", namesPlan: true }]);
  });

  it("requests no plan when its URL contains an email", async () => {
    const { sentAs } = renderRoute("/sign-up/nia%40new.test", { types });
    await screen.findByLabelText("Name");
    expect(sentAs("SignUpScreenQuery")).toMatchObject([{ plan: "", namesPlan: false }]);
  });

  it("asks a shop for its address", async () => {
    open("/shop/register");
    expect(await screen.findByLabelText("Shop URL")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Connect your shop" })).toBeTruthy();
  });

  it("redirects a signed-in member", async () => {
    const { router } = renderRoute("/sign-up", { types: { ...types, Viewer: () => ({ kind: "MEMBER" }) } });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });
});

describe("two-step sign-up", () => {
  it("asks for the member first and the company second, and sends both in one request", async () => {
    const { sentAs, router } = open("/sign-up-1");
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(screen.getByText("Please enter your name")).toBeTruthy();
    expect(screen.queryByLabelText("Company")).toBeNull();
    await user.type(screen.getByLabelText("Name"), "Nia");
    await user.type(screen.getByLabelText("Work email"), "nia@new.test");
    await user.type(screen.getByLabelText("Password"), "a quiet green harbour{Enter}");
    expect(await screen.findByText("Step 2 of 2, for nia@new.test")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/sign-up-2");
    expect(sentAs("useSignUpMutation")).toEqual([]);
    await user.type(screen.getByLabelText("Company"), "New Co");
    await user.type(screen.getByLabelText("Website"), "new.test{Enter}");
    expect(await screen.findByText(/We sent a link to nia@new.test/)).toBeTruthy();
    expect(sentAs("useSignUpMutation")[0]?.["input"]).toMatchObject({
      name: "Nia",
      email: "nia@new.test",
      password: "a quiet green harbour",
      companyName: "New Co",
      website: "new.test",
    });
    expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain("harbour");
  });

  it("stops at an address that can't sign up", async () => {
    const { router } = open("/sign-up-1", sent, { isDisposable: true });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Name"), "Nia");
    await user.type(screen.getByLabelText("Work email"), "nia@new.test");
    await user.type(screen.getByLabelText("Password"), "a quiet green harbour{Enter}");
    expect(await screen.findByText(/Disposable email addresses aren't allowed/)).toBeTruthy();
    expect(router.state.location.pathname).toBe("/sign-up-1");
  });

  it("begins with the first step", async () => {
    const { router } = open("/sign-up-2");
    await waitFor(() => expect(router.state.location.pathname).toBe("/sign-up-1"));
  });
});
