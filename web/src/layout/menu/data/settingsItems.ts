// Every line of the settings menu, in its order. A line shows where its screen exists and the role may open it.
import { Building2, Globe, UserRound, Users, type LucideIcon } from "lucide-react";
import { t } from "#web/texts/t.ts";

export interface SettingsItem {
  path: string;
  label: string;
  /** what is settled there, for the index */
  description: string;
  icon: LucideIcon;
  /** only for Owner and Admin */
  managersOnly: boolean;
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
];
