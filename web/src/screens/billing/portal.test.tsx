// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { card, owner, paying } from "./testing/owner.ts";

beforeEach(() => localStorage.clear());

it("explains under the A/B brand's name that there is no invoice portal, and links to the checkout when the portal fails", async () => {
  const types = {
    ...owner({}),
    Brand: () => ({ kind: "AB_TESTING", name: "Splitter", mainColor: "#4657d1", logoUrl: null }),
    Viewer: () => ({ ...owner({}).Viewer(), billingScreens: ["SUBSCRIPTION", "INVOICES"] }),
  };
  const answer = (openBillingPortal: unknown) => ({
    useBillingPortalMutation: () => ({ data: { openBillingPortal } }),
  });
  const first = renderRoute("/billing", { types, answers: answer({ url: null, problem: { code: "NOT_FOUND" } }) });
  expect(await screen.findByText("No subscription.")).toBeTruthy();
  expect(
    screen.getByText("No active subscription. If this is an error, please contact Splitter support for assistance."),
  ).toBeTruthy();
  first.unmount();
  const { router } = renderRoute("/billing", { types, answers: answer({ url: null, problem: { code: "CONFLICT" } }) });
  await waitFor(() => expect(router.state.location.pathname).toBe("/optimizecheckout"));
});

it("opens the billing portal, or the checkout when the portal fails", async () => {
  const types = owner({ subscription: paying, card, isTest: false });
  const { router, sentAs } = renderRoute("/subscription", {
    types,
    answers: {
      useBillingPortalMutation: () => ({
        data: { openBillingPortal: { url: null, problem: { code: "UPSTREAM_DOWN" } } },
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Open the billing portal" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/optimizecheckout"));
  expect(sentAs("useBillingPortalMutation")).toEqual([{ page: "HOME" }]);
});

it("shows no portal link for test payments, whose portal is this screen, or without a subscription", async () => {
  for (const billing of [{ subscription: paying, card }, { isTest: false }]) {
    const { unmount } = renderRoute("/subscription", { types: owner(billing) });
    await screen.findByText("Payment method");
    expect(screen.queryByRole("button", { name: "Open the billing portal" })).toBeNull();
    unmount();
  }
});

it("shows under the button that there is no portal for updating a card", async () => {
  renderRoute("/card/add", {
    types: {
      ...owner({ isTest: false }),
      Brand: () => ({ kind: "ANALYTICS", name: "Splitter", mainColor: "#4657d1" }),
    },
    answers: {
      useBillingPortalMutation: () => ({ data: { openBillingPortal: { url: null, problem: { code: "NOT_FOUND" } } } }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Update card in the billing portal" }));
  expect(await screen.findByText("No subscription.")).toBeTruthy();
  expect(screen.getByText(/please contact Splitter support for assistance\.$/)).toBeTruthy();
});
