// Every line of the settings menu, in its order. A line shows where its screen exists and the viewer may open it.
import {
  Bell,
  Building2,
  CalendarPlus,
  CodeXml,
  CreditCard,
  Gift,
  Globe,
  HandCoins,
  Layers,
  Link2,
  Palette,
  Receipt,
  ServerCog,
  ShieldBan,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { BillingScreen } from "#web/__generated__/useSettings_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface SettingsItem {
  path: string;
  label: string;
  /** what is settled there, for the index */
  description: string;
  icon: LucideIcon;
  /** only for Owner and Admin */
  managersOnly: boolean;
  /** not for those who only look */
  writersOnly?: true;
  /** only where the plan takes part in the referral programme, which the gateway says */
  needsReferral?: true;
  /** only where the gateway opens this screen of billing */
  billing?: BillingScreen;
  /** only for those who look after other companies */
  keeps?: "agency" | "servicePortal";
}

export const settingsItems: readonly SettingsItem[] = [
  {
    path: "/profile",
    label: t("Profile"),
    description: t("Your name, language, mails and password."),
    icon: UserRound,
    managersOnly: false,
  },
  {
    path: "/notification",
    label: t("Notifications"),
    description: t("What you are told, by mail and in the app, and when."),
    icon: Bell,
    managersOnly: false,
  },
  {
    path: "/company",
    label: t("Company"),
    description: t("The name of your company, its key and its own domain."),
    icon: Building2,
    managersOnly: true,
  },
  {
    path: "/team",
    label: t("User Access"),
    description: t("Who may sign in, with which role, and to which projects."),
    icon: Users,
    managersOnly: true,
  },
  {
    path: "/website",
    label: t("Websites"),
    description: t("The projects of your company: add, set up, pause and delete them."),
    icon: Globe,
    managersOnly: true,
  },
  {
    path: "/share-links",
    label: t("Share links"),
    description: t("What is open to people without an account, and to take it back."),
    icon: Link2,
    managersOnly: false,
    writersOnly: true,
  },
  {
    path: "/block-ip",
    label: t("Block IP"),
    description: t("Visits that do not count: addresses, countries, programs and pages."),
    icon: ShieldBan,
    managersOnly: true,
  },
  {
    path: "/subscription",
    label: t("Subscription"),
    description: t("Your plan, how much of it is used, and how it is changed."),
    icon: Layers,
    managersOnly: true,
    billing: "SUBSCRIPTION",
  },
  {
    path: "/payment",
    label: t("Payment"),
    description: t("The card that is charged, and your invoices."),
    icon: CreditCard,
    managersOnly: true,
    billing: "PAYMENT",
  },
  {
    path: "/billing",
    label: t("Invoices"),
    description: t("What was charged, to print and to keep."),
    icon: Receipt,
    managersOnly: true,
    billing: "INVOICES",
  },
  {
    path: "/affiliate-program",
    label: t("Refer & Earn"),
    description: t("Your link, and the money that it has earned."),
    icon: HandCoins,
    managersOnly: true,
    needsReferral: true,
  },
  {
    path: "/refer-and-earn",
    label: t("Get Free Sessions"),
    description: t("More sessions a month for companies that you bring."),
    icon: Gift,
    managersOnly: true,
    needsReferral: true,
  },
  {
    path: "/extend-trials",
    label: t("Extend the trial"),
    description: t("Try the whole product again, once."),
    icon: CalendarPlus,
    managersOnly: true,
    billing: "EXTEND_TRIALS",
  },
  {
    path: "/developer",
    label: t("Developer"),
    description: t("API keys, webhooks, the request log, and what there is to ask."),
    icon: CodeXml,
    managersOnly: true,
  },
  {
    path: "/agency",
    label: t("Clients and brand"),
    description: t("The companies that you look after, and how the product looks to them."),
    icon: Palette,
    managersOnly: true,
    keeps: "agency",
  },
  {
    path: "/service-portal",
    label: t("Service portal"),
    description: t("Companies with plan, usage and state, white-label domains, and how taking in events goes."),
    icon: ServerCog,
    managersOnly: true,
    keeps: "servicePortal",
  },
];
