// Every line of the settings menu, in its order. A line shows where its screen exists and the role may open it.
import { Building2, Gift, Globe, HandCoins, UserRound, Users, type LucideIcon } from "lucide-react";
import { Building2, Globe, ShieldBan, UserRound, Users, type LucideIcon } from "lucide-react";
import { Bell, Building2, CodeXml, Globe, UserRound, Users, type LucideIcon } from "lucide-react";
import { t } from "#web/texts/t.ts";

export interface SettingsItem {
  path: string;
  label: string;
  /** what is settled there, for the index */
  description: string;
  icon: LucideIcon;
  /** only for Owner and Admin */
  managersOnly: boolean;
  /** only where the plan takes part in the referral programme, which the gateway says */
  needsReferral?: true;
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
    path: "/notification",
    label: t("Notifications"),
    description: t("What you are told, by mail and in the app, and when."),
    icon: Bell,
    managersOnly: false,
  },
  {
    path: "/developer",
    label: t("Developer"),
    description: t("API keys, webhooks, the request log, and what there is to ask."),
    icon: CodeXml,
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
    path: "/block-ip",
    label: t("Block IP"),
    description: t("Visits that do not count: addresses, countries, programs and pages."),
    icon: ShieldBan,
    managersOnly: true,
  },
];
