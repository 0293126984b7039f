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

/** A page view is counted before the page's recording begins: at most this much, in ms. */
const BEFORE_PAGE = 5000;

/** Page views at the time at which their page is shown, so that seeking to one shows it. */
export function atShownPage<M extends Mark>(marks: readonly M[], starts: readonly number[]): M[] {
  return marks
    .map((mark) => {
      const start = starts.find((from) => from >= mark.atMs && from - mark.atMs < BEFORE_PAGE);
      return mark.kind === "PAGE" && start !== undefined ? { ...mark, atMs: start } : mark;
    })
    .toSorted((a, b) => a.atMs - b.atMs);
}

type Tone = "danger" | "warning" | "positive" | "accent" | "muted";

export function toneOf(kind: string): Tone {
  if (kind === "RAGE" || kind === "ERROR") return "danger";
  if (kind === "DEAD" || kind === "FORM") return "warning";
  if (kind === "GOAL") return "positive";
  return kind === "EVENT" ? "accent" : "muted";
}
