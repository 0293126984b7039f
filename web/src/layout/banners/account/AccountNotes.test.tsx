// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

interface Account {
  isSuspended?: boolean;
  daysToExpire: number;
  /** the user's previous answer */
  savedAnswer?: string | null;
}

const open = async ({ isSuspended = false, daysToExpire, savedAnswer = null }: Account) => {
  const types = {
    ...member({ role: "OWNER", isSuspended }),
    Trial: () => ({ daysToExpire, label: "TRIAL" }),
    UserAttribute: () => ({ value: savedAnswer }),
  };
  const view = renderRoute("/sites", { types });
  await screen.findByRole("navigation", { name: "Screens" });
  return view;
};

describe("account notices", () => {
  it("show nothing while the plan is active and paid", async () => {
    await open({ daysToExpire: 6 });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByText("What's keeping you from upgrading?")).toBeNull();
  });

  it("show a failed payment of a suspended account, which allows nothing but contacting billing", async () => {
    const { sentAs } = await open({ isSuspended: true, daysToExpire: 2 });
    const dialog = await screen.findByRole("alertdialog");
    expect(
      within(dialog).getByText("There is a problem with payment for this account. Your account has been suspended"),
    ).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Contact billing" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send" }));
    expect(await screen.findByText("Please fill in subject and message")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Message"), "We paid yesterday");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(sentAs("ContactBillingMutation")).toHaveLength(1));
    expect(sentAs("ContactBillingMutation")[0]).toMatchObject({ input: { message: "We paid yesterday" } });
  });

  it.each([0, 5])("ask for the reason once, %i days before the plan ends", async (daysToExpire) => {
    const { sentAs } = await open({ daysToExpire });
    expect(await screen.findByText("What's keeping you from upgrading?")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Tell us why" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: "A feature I need is missing" }));
    await userEvent.type(within(dialog).getByLabelText("In your own words (optional)"), "SSO");
    await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(sentAs("UpgradeSurveyMutation")).toEqual([{ input: { key: "REASON_NO_UPGRADE", value: "feature: SSO" } }]),
    );
  });

  it.each([
    [-1, null],
    [6, null],
    [3, "price"],
  ])("do not ask %i days before the end after an answer: %s", async (daysToExpire, savedAnswer) => {
    await open({ daysToExpire, savedAnswer });
    expect(screen.queryByText("What's keeping you from upgrading?")).toBeNull();
  });
});
