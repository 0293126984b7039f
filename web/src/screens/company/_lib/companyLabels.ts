import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";

export const stateNames: Record<string, { label: string; tone: "neutral" | "positive" | "warning" | "danger" }> = {
  TRIAL: { label: t("Trial"), tone: "warning" },
  FREE: { label: t("Free"), tone: "neutral" },
  PAID: { label: t("Paid"), tone: "positive" },
  UNPAID: { label: t("Unpaid"), tone: "danger" },
  SUSPENDED: { label: t("Suspended"), tone: "danger" },
};

export const formatDaysLeft = (daysLeft: number): string =>
  daysLeft <= 0 ? t("ended") : phrase("{count, plural, one {# day left} other {# days left}}", { count: daysLeft });
