import type { Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";

export const noteColors = ["GREY", "BLUE", "GREEN", "AMBER", "RED", "PURPLE"] as const;
export type NoteColorId = (typeof noteColors)[number];

export const noteColorNames: Readonly<Record<NoteColorId, string>> = {
  GREY: t("Gray"),
  BLUE: t("Blue"),
  GREEN: t("Green"),
  AMBER: t("Amber"),
  RED: t("Red"),
  PURPLE: t("Purple"),
};

/** The color in the current theme. */
export function noteColor({ color, mode }: Theme, id: string | null | undefined): string {
  const isDark = mode === "dark";
  const drawn: Readonly<Record<NoteColorId, string>> = {
    GREY: color.muted,
    BLUE: isDark ? "#6ea8fe" : "#2563eb",
    GREEN: color.positive,
    AMBER: color.warning,
    RED: color.danger,
    PURPLE: isDark ? "#c08bff" : "#7c3aed",
  };
  return drawn[noteColors.find((one) => one === id) ?? "GREY"];
}
