import { t } from "#web/texts/t.ts";

export const ignoreParts = ["MESSAGE", "FILE"] as const;
export type IgnorePart = (typeof ignoreParts)[number];

export const partLabels: Readonly<Record<string, string>> = {
  MESSAGE: t("Message contains"),
  FILE: t("File contains"),
};
