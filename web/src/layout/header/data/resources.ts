// What the resources menu leads to, in its order; a line shows where its screen exists.
import {
  Braces,
  Bug,
  Calculator,
  CalendarRange,
  ChartNoAxesCombined,
  ClipboardCheck,
  Heading,
  History,
  Lightbulb,
  PenLine,
  QrCode,
  Sigma,
  Target,
  Timer,
  Users,
  Waypoints,
  type LucideIcon,
} from "lucide-react";
import type { Feature } from "#web/__generated__/useSidebarLines_project.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface Resource {
  path: string;
  label: string;
  icon: LucideIcon;
  /** one of the public tools */
  isTool: boolean;
  /** only for Owner and Admin */
  managersOnly?: boolean;
  /** what the project must have switched on */
  feature?: Feature;
}

const tool = (path: string, label: string, icon: LucideIcon): Resource => ({ path, label, icon, isTool: true });

export const resources: readonly Resource[] = [
  tool("/tool/a-b-testing-significance-calculator", t("Significance calculator"), Sigma),
  tool("/tool/sample-size", t("Sample size"), Calculator),
  tool("/tool/duration-calculator", t("Test duration"), Timer),
  tool("/tool/hypothesis", t("Hypothesis"), Lightbulb),
  tool("/tool/check-list", t("Checklist"), ClipboardCheck),
  tool("/tool/headline-suggestion", t("Headline ideas"), Heading),
  tool("/tool/blog-idea-suggestion", t("Blog ideas"), PenLine),
  tool("/tool/qrcode", t("QR code"), QrCode),
  { path: "/visitors", label: t("Visitors"), icon: Users, isTool: false, feature: "ANALYTICS" },
  { path: "/goals", label: t("Goals"), icon: Target, isTool: false, feature: "GOAL" },
  {
    path: "/visitor/monthly-chart",
    label: t("Monthly chart"),
    icon: CalendarRange,
    isTool: false,
    feature: "ANALYTICS",
  },
  { path: "/report", label: t("Reports"), icon: ChartNoAxesCombined, isTool: false },
  { path: "/behavior-flow", label: t("Behavior flow"), icon: Waypoints, isTool: false },
  { path: "/error-log", label: t("Error log"), icon: Bug, isTool: false, feature: "ERRORTRACK" },
  { path: "/timeline", label: t("Timeline"), icon: History, isTool: false },
  { path: "/developer", label: t("Developer"), icon: Braces, isTool: false, managersOnly: true },
];
