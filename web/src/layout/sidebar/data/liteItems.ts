// Every line of the lite sidebar (A/B and optimise brand), in its order. A line shows where its screen exists; what else
// it needs is decided in visibleLite.ts.
import {
  Blocks,
  Building2,
  CreditCard,
  FlaskConical,
  Flag,
  Globe,
  LogOut,
  MousePointerClick,
  Rocket,
  Send,
  ShieldBan,
  Star,
  Target,
  UserRound,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { Feature } from "#web/__generated__/useSidebarLines_project.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface LiteItem {
  path: string;
  label: string;
  icon: LucideIcon;
  section: "SETTINGS" | null;
  /** what the project must have switched on; null: nothing */
  feature: Feature | null;
  /** only for Owner and Admin */
  managersOnly?: boolean;
  /** what the gateway must say before the line shows */
  needs?: "flags" | "survey" | "subscription";
}

const settings = { section: "SETTINGS", feature: null } as const;

export const liteItems: readonly LiteItem[] = [
  { path: "/get-started", label: t("Get started"), icon: Rocket, section: null, feature: null },
  { path: "/experiment", label: t("Experiments"), icon: FlaskConical, section: null, feature: null },
  { path: "/feature-flag", label: t("Feature flags"), icon: Flag, section: null, feature: null, needs: "flags" },
  { path: "/goals", label: t("Goals"), icon: Target, section: null, feature: "GOAL" },
  { path: "/survey", label: t("Survey & NPS"), icon: Star, section: null, feature: "SURVEY", needs: "survey" },
  { path: "/events", label: t("Events"), icon: MousePointerClick, section: null, feature: "EVENTTRACK" },
  { path: "/deploy", label: t("Deploy"), icon: Send, section: null, feature: null },
  { path: "/integration", label: t("Integrations"), icon: Blocks, section: null, feature: null },
  { path: "/website", label: t("All projects"), icon: Globe, ...settings, managersOnly: true },
  { path: "/profile", label: t("Profile"), icon: UserRound, ...settings },
  { path: "/company", label: t("Company"), icon: Building2, ...settings, managersOnly: true },
  { path: "/team", label: t("User Access"), icon: Users, ...settings, managersOnly: true },
  { path: "/block-ip", label: t("Block IP"), icon: ShieldBan, ...settings, managersOnly: true },
  {
    path: "/subscription",
    label: t("Subscription"),
    icon: CreditCard,
    ...settings,
    managersOnly: true,
    needs: "subscription",
  },
  { path: "/logout", label: t("Log out"), icon: LogOut, section: null, feature: null },
];
