// The marks of a recording: labels, and which of them need attention.
import { t } from "#web/texts/t.ts";

export const markLabels: Readonly<Record<string, string>> = {
  PAGE: t("Page view"),
  CLICK: t("Click"),
  RAGE: t("Rage click"),
  DEAD: t("Dead click"),
  ERROR: t("Error"),
  EVENT: t("Event"),
  GOAL: t("Goal"),
  FORM: t("Form abandoned"),
};

export interface Mark {
  readonly kind: string;
  readonly atMs: number;
  readonly name: string;
  readonly selector: string;
  readonly errorId: string | null | undefined;
}

type Tone = "danger" | "warning" | "positive" | "accent" | "muted";

export function toneOf(kind: string): Tone {
  if (kind === "RAGE" || kind === "ERROR") return "danger";
  if (kind === "DEAD" || kind === "FORM") return "warning";
  if (kind === "GOAL") return "positive";
  return kind === "EVENT" ? "accent" : "muted";
}

/** The last mark that the playhead has passed. */
export const currentMark = (marks: readonly Mark[], at: number): number =>
  marks.findLastIndex(({ atMs }) => atMs <= at);
