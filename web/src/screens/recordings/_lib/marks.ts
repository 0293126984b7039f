// The marks of a recording: labels, and which of them need attention.
import type { Happening } from "#web/reports/making/creations.ts";
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
  /** of an event, where it can be made into a goal */
  readonly eventName?: string;
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

/** Undefined for marks that no rule can match. */
export function markHappening({ kind, name, selector, eventName = "" }: Mark): Happening | undefined {
  if (kind === "PAGE") return { kind: "page", name, selector: "" };
  if (kind === "EVENT" && eventName) return { kind: "event", name: eventName, selector: "" };
  // a submitted form is an event without a name
  if (kind === "EVENT") return { kind: "submit", name: name === selector ? "" : name, selector };
  if (kind !== "CLICK" && kind !== "RAGE" && kind !== "DEAD") return undefined;
  return { kind: "click", name: name === selector ? "" : name, selector };
}

type Tone = "danger" | "warning" | "positive" | "accent" | "muted";

export function toneOf(kind: string): Tone {
  if (kind === "RAGE" || kind === "ERROR") return "danger";
  if (kind === "DEAD" || kind === "FORM") return "warning";
  if (kind === "GOAL") return "positive";
  return kind === "EVENT" ? "accent" : "muted";
}
