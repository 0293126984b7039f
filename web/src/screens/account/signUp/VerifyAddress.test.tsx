// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { onStartOver, type Beginning } from "#web/layout/session/startOver.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

/** `problem`: of the sign-in after the sign-up. */
const open = (problem: { message: string; retryAfter: number | null } | null = null) =>
  renderRoute("/sign-up", {
    types: {
      Viewer: () => ({ kind: "NOBODY" }),
      Brand: () => ({ name: "Sightline", mainColor: "#4657d1", logoUrl: null, faviconUrl: null, cssUrl: null }),
    },
    answers: {
      useSignUpMutation: () => ({ data: { signUp: { sentToEmail: "nia@new.test", problem: null } } }),
      useEmailCheckQuery: () => ({ data: { emailCheck: { isDisposable: false } } }),
      useEnterMutation: () => ({ data: { signIn: { viewer: { session: { isNewUser: true } }, problem } } }),
    },
  });

async function fill(email = "nia@new.test"): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "Nia");
  await user.type(screen.getByLabelText("Work email"), email);
  await user.type(screen.getByLabelText("Password"), "a quiet green harbour");
  await user.type(screen.getByLabelText("Company"), "New Co");
  await user.type(screen.getByLabelText("Website"), "new.test{Enter}");
}

describe("page after the sign-up", () => {
  it("sends the email again with the same values, and keeps them for a change of the address", async () => {
    const { sentAs } = open();
    await fill();
    await userEvent.click(await screen.findByRole("button", { name: "Resend email" }));
    expect(await screen.findByText("Email sent again")).toBeTruthy();
    const [first, second] = sentAs("useSignUpMutation");
    expect(second).toEqual(first);
    await userEvent.click(screen.getByRole("button", { name: "Change email address" }));
    expect(screen.getByLabelText<HTMLInputElement>("Work email").value).toBe("nia@new.test");
    expect(screen.getByLabelText<HTMLInputElement>("Company").value).toBe("New Co");
  });

  it("continues with the chosen password, and explains an address that is not verified yet", async () => {
    const { sentAs } = open({ message: "wrong", retryAfter: null });
    await fill();
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByText(/This address isn't verified yet/)).toBeTruthy();
    expect(sentAs("useEnterMutation")).toEqual([
      { input: { email: "nia@new.test", password: "a quiet green harbour" } },
    ]);
  });

  it("signs in as soon as another tab has verified this address, and no other one", async () => {
    const begun: Beginning[] = [];
    onStartOver((beginning) => void begun.push(beginning));
    open();
    // the link carries the address in lower case
    await fill("Nia@New.test");
    await screen.findByRole("button", { name: "Continue" });
    const publish = (email: string) =>
      window.dispatchEvent(
        new StorageEvent("storage", { key: "app.verification", newValue: JSON.stringify(["verified", email]) }),
      );
    act(() => void publish("other@new.test"));
    expect(begun).toEqual([]);
    act(() => void publish("nia@new.test"));
    await waitFor(() => expect(begun).toEqual([{ path: "/get-started" }]));
  });
});
