// The reports that there are, and what each answers.
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
    question: t("How fast are the pages for the people who open them, and which are slow?"),
    icon: Gauge,
  },
  {
    path: "/report/feedback-comments",
    label: t("Feedback comments"),
    question: t("What do visitors say of the pages, how content are they, and in which words?"),
    icon: MessageSquare,
  },
  {
    path: "/report/engagement",
    label: t("Engagement"),
    question: t("How far do people read, how long do they stay, and where do they get stuck?"),
    icon: HeartHandshake,
  },
  {
    path: "/report/daily-traffic",
    label: t("Daily traffic"),
    question: t("How did each day go, and which days were unusual for their weekday?"),
    icon: CalendarDays,
  },
  {
    path: "/report/hourly-traffic",
    label: t("Hourly traffic"),
    question: t("At which hours of the day and days of the week do people come?"),
    icon: Clock,
  },
];
