import { t } from "#web/texts/t.ts";
import type { Act, ActKind } from "../_lib/retentionChoices.ts";

export const actNames: Record<ActKind, string> = {
  VISIT: t("any session"),
  PAGE: t("a page"),
  EVENT: t("an event"),
  GOAL: t("a goal"),
  PURCHASE: t("a purchase"),
};

export function formatAction({ kind, value }: Act): string {
  if (kind === "PAGE") return t("the page {value}", { value });
  if (kind === "EVENT") return t("the event {value}", { value });
  if (kind === "GOAL") return t("the goal {value}", { value });
  return actNames[kind];
}
