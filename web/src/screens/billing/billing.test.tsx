// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { card, offer, owner, paying } from "./testing/owner.ts";

beforeEach(() => localStorage.clear());

it("shows the plans side by side, marks the current one, and explains that nothing is charged", async () => {
  renderRoute("/upgrade-account", { types: owner({ trialDays: 100 }) });
  const free = await screen.findByRole("article", { name: "Free" });
  expect(free.getAttribute("aria-current")).toBe("true");
  expect(within(free).getByText("4,000 sessions per month")).toBeTruthy();
  expect(screen.getByText("Test payment. You won't be charged.")).toBeTruthy();
  const pro = () => screen.getByRole("article", { name: "Pro" });
  expect(within(pro()).getByText("$49")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Yearly, 2 months free" }));
  expect(within(pro()).getByText("$490 billed yearly")).toBeTruthy();
  expect(within(pro()).getByRole("link", { name: "Choose Pro" }).getAttribute("href")).toBe(
    "/checkout?plan=2&cycle=year",
  );
  expect(screen.getByText("100 more days to try everything")).toBeTruthy();
});

it.each([
  ["year", "Yearly, 2 months free", "$490 billed yearly"],
  ["month", "Monthly", "$49"],
])(
  "shows prices by the %s first to companies in the experiment, and reports the exposure",
  async (variant, period, price) => {
    const { sentAs } = renderRoute("/upgrade-account", {
      types: { ...owner({}), OwnExperiment: () => ({ experiment: "plans_period", variant }) },
    });
    const pro = await screen.findByRole("article", { name: "Pro" });
    expect(screen.getByRole("radio", { name: period }).getAttribute("aria-checked")).toBe("true");
    expect(within(pro).getByText(price)).toBeTruthy();
    await waitFor(() => expect(sentAs("useVariantMutation")).toEqual([{ input: { experiment: "plans_period" } }]));
  },
);

it("reports no exposure for paying companies, and shows their own period first", async () => {
  const { sentAs } = renderRoute("/upgrade-account", {
    types: {
      ...owner({ subscription: paying }),
      OwnExperiment: () => ({ experiment: "plans_period", variant: "year" }),
    },
  });
  await screen.findByRole("article", { name: "Pro" });
  expect(screen.getByRole("radio", { name: "Monthly" }).getAttribute("aria-checked")).toBe("true");
  expect(sentAs("useVariantMutation")).toEqual([]);
});

it("shows what another plan removes before any change", async () => {
  const current = [offer(4, "Free", 0), offer(1, "Basic", 1900), offer(2, "Pro", 4900, true)];
  const next = { planId: 2, planName: "Pro", cycle: "MONTH", amount: 4900 };
  const subscription = { ...paying, planId: 2, planName: "Pro", next };
  const { sentAs } = renderRoute("/upgrade-account", {
    types: {
      ...owner({ offers: current, subscription }),
      PlanChange: () => ({ kind: "DOWNGRADE", currency: "USD", lines: [], nextAmount: 1900 }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Switch to Basic" }));
  const dialog = await screen.findByRole("dialog", { name: "Switch to Basic?" });
  expect(within(dialog).getByText("1,000 sessions per month instead of 2,000 sessions per month")).toBeTruthy();
  expect(sentAs("useChangeSubscriptionMutation")).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm change" }));
  await waitFor(() =>
    expect(sentAs("useChangeSubscriptionMutation")).toEqual([{ input: { planId: 1, cycle: "MONTH" } }]),
  );
});

it("validates the card field by field, sends it once, and shows a refusal at its field", async () => {
  const types = {
    ...owner({}),
    PlanChange: () => ({
      kind: "START",
      dueNow: 4900,
      currency: "USD",
      lines: [{ text: "Pro", amount: 4900 }],
      tax: 0,
    }),
  };
  const { sentAs } = renderRoute("/checkout?plan=2", {
    types,
    answers: {
      useCheckoutMutation: () => ({
        data: { buyPlan: { url: null, invoiceId: null, problem: { message: "It was declined", field: "number" } } },
      }),
    },
  });
  const user = userEvent.setup();
  const form = await screen.findByRole("form", { name: "Payment" });
  const number = within(form).getByLabelText("Card number");
  expect(number.getAttribute("autocomplete")).toBe("cc-number");
  await user.click(within(form).getByRole("button", { name: "Pay $49" }));
  expect(within(form).getByText("Please enter the card number")).toBeTruthy();
  expect(document.activeElement).toBe(number);
  expect(sentAs("useCheckoutMutation")).toEqual([]);
  await user.type(number, "4000000000000002");
  expect(number).toHaveProperty("value", "4000 0000 0000 0002");
  await user.type(within(form).getByLabelText("Expires"), "1230");
  await user.type(within(form).getByLabelText("Security code"), "123");
  await user.type(within(form).getByLabelText("Name on card"), "Ann");
  await user.click(within(form).getByRole("button", { name: "Pay $49" }));
  expect(await within(form).findByText("It was declined")).toBeTruthy();
  const typed = { number: "4000 0000 0000 0002", expMonth: 12, expYear: 2030, cvc: "123", holder: "Ann" };
  expect(sentAs("useCheckoutMutation")).toEqual([{ input: { planId: 2, cycle: "MONTH", card: typed } }]);
});

it("shows the subscription and its card, and warns before the cancellation", async () => {
  const { sentAs } = renderRoute("/subscription", { types: owner({ subscription: paying, card }) });
  expect(await screen.findByText("$19 per month. Next charge on 21 Dec 2026.")).toBeTruthy();
  expect(screen.getByText("Expires 09/30 · Ann")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  const dialog = await screen.findByRole("dialog", { name: /^Cancel / });
  expect(within(dialog).getByText(/stays active until 21 Dec 2026/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel subscription" }));
  await waitFor(() => expect(sentAs("CancelDialogMutation")).toEqual([{ input: { reason: "" } }]));
});

it.each(["USER", "VIEWER"] as const)("redirects a %s to the dashboard", async (role) => {
  for (const path of ["/payment", "/subscription"]) {
    const { router, unmount } = renderRoute(path, { types: { ...member({ role }), Billing: () => null } });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    unmount();
  }
});

it.each(["/upgrade-account", "/optimizecheckout", "/card/add"])(
  "shows members without billing permission whom to contact after the plan expired, without a redirect: %s",
  async (path) => {
    const types = member({ role: "VIEWER", planId: 0 });
    const viewer = types["Viewer"]?.({} as never, () => 1) as object;
    const expiredPlan = {
      paths: ["/upgrade-account", "/optimizecheckout", "/card/add"],
      startPath: "/upgrade-account",
    };
    const { router } = renderRoute(path, { types: { ...types, Viewer: () => ({ ...viewer, expiredPlan }) } });
    await screen.findByText("Your company's plan has ended");
    expect(router.state.location.pathname).toBe(path);
  },
);

it("shows a message for an unknown invoice to a signed-out visitor", async () => {
  renderRoute(`/invoice/${"x".repeat(32)}`, {
    types: { ...member({ role: "VIEWER" }), Query: () => ({ invoice: null }) },
  });
  expect(await screen.findByRole("heading", { name: "Invoice not found" })).toBeTruthy();
});

it.each([
  ["/payment/success", null],
  [`/payment/success?invoice=${"x".repeat(32)}`, null],
  ["/payment/success?checkout=1", null],
])("confirms no payment without a new one: %s", async (path, invoice) => {
  renderRoute(path, { types: { ...owner({}), Query: () => ({ invoice, paidInvoice: invoice }) } });
  expect(await screen.findByRole("heading", { level: 1, name: "No new payment" })).toBeTruthy();
  expect(screen.queryByText("Thank you")).toBeNull();
  expect(screen.getByRole("link", { name: "Your subscription" }).getAttribute("href")).toBe("/subscription");
});

it.each([
  [`/payment/success?invoice=${"x".repeat(32)}`, { subscription: paying }],
  ["/payment/success?changed=1", {}],
  ["/payment/success?checkout=1", { isTest: false, subscription: paying }],
])("confirms a payment or a plan change: %s", async (path, billing) => {
  renderRoute(path, { types: owner(billing) });
  expect(await screen.findByRole("heading", { level: 1, name: "Thank you" })).toBeTruthy();
});

it("waits for the confirmation of the payment provider", async () => {
  renderRoute("/payment/success?checkout=1", { types: owner({ isTest: false, subscription: null }) });
  expect(await screen.findByText("Your payment is being confirmed")).toBeTruthy();
});
