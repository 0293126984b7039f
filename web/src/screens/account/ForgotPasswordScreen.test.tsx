// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";

const types = {
  Viewer: () => ({ kind: "NOBODY" }),
  Brand: () => ({ name: "Sightline", mainColor: "#4657d1", logoUrl: null, faviconUrl: null, cssUrl: null }),
};

describe("forgotten password", () => {
  const ask = (answer: Record<string, unknown>, demo: unknown = null) =>
    renderRoute("/forgot-password?email=me%40site.test", {
      types,
      answers: {
        ForgotPasswordScreenQuery: () => ({ data: { brand: null, demo } }),
        useForgotPasswordMutation: () => ({ data: { requestPasswordReset: answer } }),
      },
    });

  it("shows the same response whether the address has an account or not", async () => {
    const { sentAs } = ask({ sentToEmail: "me@site.test", problem: null });
    await userEvent.click(await screen.findByRole("button", { name: "Send link" }));
    expect(await screen.findByText(/If me@site.test has an account, we've sent a link/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "outbox" })).toBeNull();
    expect(sentAs("useForgotPasswordMutation")).toEqual([{ input: { email: "me@site.test" } }]);
  });

  it("requires an email address", async () => {
    const { sentAs } = ask({});
    await userEvent.clear(await screen.findByLabelText("Email"));
    await userEvent.click(screen.getByRole("button", { name: "Send link" }));
    expect(screen.getByText("Please enter your email address")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(sentAs("useForgotPasswordMutation")).toEqual([]);
  });

  it("explains the refusal of too many requests", async () => {
    ask({
      sentToEmail: null,
      problem: { message: "Too many mails to this address. Try again in 9 minutes.", field: null },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Send link" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Try again in 9 minutes.");
  });
});

describe("new password", () => {
  const reset = (answer: Record<string, unknown>) =>
    renderRoute("/reset-password/abc", {
      types,
      answers: { useResetPasswordMutation: () => ({ data: { resetPassword: answer } }) },
    });
  const type = async (password: string) =>
    userEvent.type(await screen.findByLabelText("New password"), `${password}{Enter}`);

  it("is set with the link's token, and redirects to the sign-in page", async () => {
    const { sentAs } = reset({ isReset: true, problem: null });
    await type("another long way home");
    expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("href")).toBe("/login");
    expect(sentAs("useResetPasswordMutation")).toEqual([
      { input: { encodedId: "abc", password: "another long way home" } },
    ]);
  });

  it("must be long enough before it is sent, and strong enough for the host", async () => {
    const problem = { code: "INVALID", message: "Many people use this password", field: "password" };
    const { sentAs } = reset({ isReset: false, problem });
    await type("short");
    expect(screen.getByText("Choose a password of at least 10 characters")).toBeTruthy();
    expect(sentAs("useResetPasswordMutation")).toEqual([]);
    await type(" and longer");
    expect(await screen.findByText("Many people use this password")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("New password")));
  });

  it("links to a new reset email when the link is invalid", async () => {
    reset({ isReset: false, problem: { code: "NOT_FOUND", message: "This link has been used", field: null } });
    await type("another long way home");
    expect((await screen.findByRole("alert")).textContent).toContain("This link has been used");
    expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe("/forgot-password");
  });
});
