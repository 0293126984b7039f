// Every line of the settings menu, in its order. A line shows where its screen exists and the role may open it.
import { Building2, Globe, UserRound, Users, type LucideIcon } from "lucide-react";

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
    label: "Profile",
    description: "Your name, language, mails and password.",
    icon: UserRound,
    managersOnly: false,
  },
  {
    path: "/company",
    label: "Company",
    description: "The name of your company, its key and its own domain.",
    icon: Building2,
    managersOnly: true,
  },
  {
    path: "/team",
    label: "User Access",
    description: "Who may sign in, with which role, and to which projects.",
    icon: Users,
    managersOnly: true,
  },
  {
    path: "/website",
    label: "Websites",
    description: "The projects of your company: add, set up, pause and delete them.",
    icon: Globe,
    managersOnly: true,
  },
];
