// Every line of the standard sidebar, in its order. A line shows where its screen exists, so a new screen needs nothing
// here; the rest is decided in visibleItems.ts.
import {
  Activity,
  ChartNoAxesColumn,
  ClipboardList,
  Filter,
  Flame,
  LayoutDashboard,
  Lightbulb,
  Map as MapIcon,
  MessageSquare,
  MousePointerClick,
  Repeat,
  Share2,
  Star,
  Video,
  Workflow,
  type LucideIcon,
} from "lucide-react";
import type { Feature } from "#web/__generated__/useSidebarLines_project.graphql.ts";
import { t } from "#web/texts/t.ts";

export type SidebarSection = "VISUALIZE" | "INSIGHT" | "OPINION";

export interface SidebarItem {
  path: string;
  label: string;
  icon: LucideIcon;
  /** null: above and below the sections */
  section: SidebarSection | null;
  /** what the project must have switched on; null: nothing */
  feature: Feature | null;
  /** only for Owner and Admin */
  managersOnly?: boolean;
  /** only on the analytics brand, and not for those with a lifetime plan */
  analyticsBrandOnly?: boolean;
  /** reached by its address only */
  isHidden?: boolean;
}

export const sidebarItems: readonly SidebarItem[] = [
  { path: "/", label: t("Dashboard"), icon: LayoutDashboard, section: null, feature: null },
  { path: "/visitor/realtime", label: t("Realtime"), icon: Activity, section: null, feature: "ANALYTICS" },
  { path: "/visitor/map", label: t("Map"), icon: MapIcon, section: null, feature: "ANALYTICS" },
  { path: "/visitor/retention", label: t("Retention"), icon: Repeat, section: null, feature: "ANALYTICS" },
  {
    path: "/visitor/acquisition",
    label: t("Acquisition"),
    icon: Share2,
    section: null,
    feature: "ANALYTICS",
    isHidden: true,
  },
  { path: "/recordings", label: t("Recordings"), icon: Video, section: "VISUALIZE", feature: "RECORDING" },
  { path: "/heatmap", label: t("Heatmaps"), icon: Flame, section: "VISUALIZE", feature: "HEATMAP" },
  { path: "/analytics", label: t("Traffic"), icon: ChartNoAxesColumn, section: "INSIGHT", feature: "ANALYTICS" },
  { path: "/events", label: t("Events"), icon: MousePointerClick, section: "INSIGHT", feature: "EVENTTRACK" },
  { path: "/funnel", label: t("Funnels"), icon: Filter, section: "INSIGHT", feature: "FUNNEL" },
  { path: "/form", label: t("Form analytics"), icon: ClipboardList, section: "INSIGHT", feature: "FORMANALYTIC" },
  { path: "/survey", label: t("Survey & NPS"), icon: Star, section: "OPINION", feature: "SURVEY" },
  { path: "/feedback", label: t("Feedback"), icon: MessageSquare, section: "OPINION", feature: "FEEDBACK" },
  {
    path: "/automation",
    label: t("Automation"),
    icon: Workflow,
    section: null,
    feature: null,
    analyticsBrandOnly: true,
  },
  {
    path: "/recommendations",
    label: t("Recommendations"),
    icon: Lightbulb,
    section: null,
    feature: null,
    managersOnly: true,
  },
];
