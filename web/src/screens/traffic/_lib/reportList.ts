// The available reports and the question that each answers.
import { CalendarDays, Clock, Gauge, HeartHandshake, MessageSquare, type LucideIcon } from "lucide-react";
import { t } from "#web/texts/t.ts";

interface ReportEntry {
  path: string;
  label: string;
  question: string;
  icon: LucideIcon;
}

export const reportList: readonly ReportEntry[] = [
  {
    path: "/report/performance",
    label: t("Performance"),
    question: t("How fast do pages load for visitors, and which ones are slow?"),
    icon: Gauge,
  },
  {
    path: "/report/feedback-comments",
    label: t("Feedback comments"),
    question: t("What do visitors say about your pages, and how satisfied are they?"),
    icon: MessageSquare,
  },
  {
    path: "/report/engagement",
    label: t("Engagement"),
    question: t("How far do visitors scroll, how long do they stay and where do they get stuck?"),
    icon: HeartHandshake,
  },
  {
    path: "/report/daily-traffic",
    label: t("Daily traffic"),
    question: t("How did each day perform, and which days were unusual for their weekday?"),
    icon: CalendarDays,
  },
  {
    path: "/report/hourly-traffic",
    label: t("Hourly traffic"),
    question: t("At what times and on which weekdays do visitors come?"),
    icon: Clock,
  },
];
