import card from "#web/__generated__/CardScreenQuery$parameters.ts";
import checkout from "#web/__generated__/CheckoutScreenQuery$parameters.ts";
import extendTrial from "#web/__generated__/ExtendTrialScreenQuery$parameters.ts";
import invoice from "#web/__generated__/InvoiceScreenQuery$parameters.ts";
import invoices from "#web/__generated__/InvoicesScreenQuery$parameters.ts";
import paid from "#web/__generated__/PaidScreenQuery$parameters.ts";
import payment from "#web/__generated__/PaymentScreenQuery$parameters.ts";
import plans from "#web/__generated__/PlansScreenQuery$parameters.ts";
import redeem from "#web/__generated__/RedeemScreenQuery$parameters.ts";
import subscription from "#web/__generated__/SubscriptionScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { cycleOf } from "./_lib/cycleLabels.ts";

const none = () => ({});
const MAX_PLAN = 9999;

/** One checkout for the paths of all brands. */
const checkoutAt = (path: string) =>
  screen({
    path,
    layout: "auth",
    title: t("Checkout"),
    query: checkout,
    variables: ({ search }) => {
      const planId = Number(search.get("plan"));
      const isChosen = Number.isInteger(planId) && planId > 0 && planId <= MAX_PLAN;
      return { planId: isChosen ? planId : 0, cycle: cycleOf(search.get("cycle")), isChosen };
    },
    screen: () => import("./CheckoutScreen.tsx"),
  });

export const billingScreens: Screen[] = [
  ...["/checkout", "/newcheckout", "/optimizecheckout"].map(checkoutAt),
  screen({
    path: "/upgrade-account",
    layout: "auth",
    title: t("Choose your plan"),
    query: plans,
    variables: none,
    screen: () => import("./PlansScreen.tsx"),
  }),
  screen({
    path: "/subscription",
    layout: "menu",
    title: t("Subscription"),
    query: subscription,
    variables: none,
    menu: {
      icon: "Layers",
      managersOnly: true,
      lite: { order: 140, icon: "CreditCard", section: "SETTINGS", needs: "subscription" },
      settings: {
        order: 80,
        description: t("View usage and change your plan."),
        billing: "SUBSCRIPTION",
        subpages: ["/upgrade-account", "/checkout", "/newcheckout", "/optimizecheckout", "/redeem-code"],
      },
    },
    screen: () => import("./SubscriptionScreen.tsx"),
  }),
  screen({
    path: "/payment",
    layout: "menu",
    title: t("Payment"),
    query: payment,
    variables: none,
    menu: {
      icon: "CreditCard",
      managersOnly: true,
      settings: {
        order: 90,
        description: t("Your payment method and invoices."),
        billing: "PAYMENT",
        subpages: ["/card/add"],
      },
    },
    screen: () => import("./PaymentScreen.tsx"),
  }),
  screen({
    path: "/billing",
    layout: "menu",
    title: t("Invoices"),
    query: invoices,
    variables: none,
    menu: {
      icon: "Receipt",
      managersOnly: true,
      settings: { order: 100, description: t("View and print your invoices."), billing: "INVOICES" },
    },
    screen: () => import("./InvoicesScreen.tsx"),
  }),
  screen({
    path: "/card/add",
    layout: "menu",
    title: t("Update payment"),
    query: card,
    variables: none,
    screen: () => import("./CardScreen.tsx"),
  }),
  screen({
    path: "/redeem-code",
    layout: "menu",
    title: t("Redeem a code"),
    query: redeem,
    variables: none,
    screen: () => import("./RedeemScreen.tsx"),
  }),
  screen({
    path: "/extend-trials",
    layout: "menu",
    title: t("Extend trial"),
    query: extendTrial,
    variables: none,
    menu: {
      icon: "CalendarPlus",
      managersOnly: true,
      settings: { order: 130, description: t("Extend your free trial once."), billing: "EXTEND_TRIALS" },
    },
    screen: () => import("./ExtendTrialScreen.tsx"),
  }),
  screen({
    path: "/payment/success",
    layout: "menu",
    title: t("Your plan"),
    query: paid,
    variables: ({ search }) => {
      const invoice = search.get("invoice") ?? "";
      return { invoice, hasInvoice: invoice !== "" };
    },
    screen: () => import("./PaidScreen.tsx"),
  }),
  screen({
    path: "/invoice/:id",
    layout: "bare",
    title: t("Invoice"),
    query: invoice,
    variables: ({ params }) => ({ id: params["id"] ?? "" }),
    screen: () => import("./InvoiceScreen.tsx"),
  }),
];
