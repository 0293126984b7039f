// The reports menu, in its order; a line shows where its screen exists.
import { CalendarDays, Clock, Gauge, HeartHandshake, MessageSquareText } from "lucide-react";
import { t } from "#web/texts/t.ts";
import type { MenuLine } from "../MenuList.tsx";

export const reportItems: readonly MenuLine[] = [
  { path: "/report/performance", label: t("Performance"), icon: Gauge },
  { path: "/report/feedback-comments", label: t("Feedback comments"), icon: MessageSquareText },
  { path: "/report/engagement", label: t("Engagement"), icon: HeartHandshake },
  { path: "/report/daily-traffic", label: t("Daily traffic"), icon: CalendarDays },
  { path: "/report/hourly-traffic", label: t("Hourly traffic"), icon: Clock },
];
