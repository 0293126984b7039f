// Every line of the settings menu, in its order. A line shows where its screen exists and the role may open it.
import { Building2, Globe, Palette, ServerCog, UserRound, Users, type LucideIcon } from "lucide-react";
import { t } from "#web/texts/t.ts";

export interface SettingsItem {
  path: string;
  label: string;
  /** what is settled there, for the index */
  description: string;
  icon: LucideIcon;
  /** only for Owner and Admin */
  managersOnly: boolean;
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
