// The questions to a new user and their storage: the user attribute `welcome`, JSON with goal and role, both empty if
// skipped.
import { t } from "#web/texts/t.ts";

export interface WelcomeChoice {
  id: string;
  label: string;
  description?: string;
}

export const goals: readonly WelcomeChoice[] = [
  {
    id: "traffic",
    label: t("See where visitors come from"),
    description: t("Traffic, sources, campaigns and pages."),
  },
  {
    id: "behaviour",
    label: t("Find out why visitors leave"),
    description: t("Rage clicks, dead ends, errors, slow pages."),
  },
  {
    id: "conversion",
    label: t("Turn more visitors into customers"),
    description: t("Goals, funnels and drop-offs."),
  },
  { id: "other", label: t("Something else") },
];

export const roles: readonly WelcomeChoice[] = [
  { id: "marketing", label: t("Marketing") },
  { id: "product", label: t("Product") },
  { id: "developer", label: t("Development") },
  { id: "owner", label: t("I run the company") },
  { id: "agency", label: t("Agency") },
  { id: "other", label: t("Something else") },
];

export const welcomeValue = (goal: string, role: string): string => JSON.stringify({ goal, role });
