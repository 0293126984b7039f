// The moments at which two recordings can be aligned: their beginnings, and what happened in both of them.
import { t } from "#web/texts/t.ts";
import { shorten } from "#web/ui/format/shorten.ts";
import { markLabels, type Mark } from "../marks.ts";

export interface Alignment {
  /** in the URL */
  id: string;
  label: string;
  /** times in the left and the right recording, in ms */
  left: number;
  right: number;
}

const START = "start";
/** Most telling first. The names of errors and clicks differ too often to be compared. */
const ofKind = ["GOAL", "ERROR", "RAGE", "DEAD"] as const;
const ofName = ["GOAL", "EVENT", "PAGE"] as const;
const MOST = 30;

const firstLabels: Readonly<Record<(typeof ofKind)[number], string>> = {
  GOAL: t("First goal"),
  ERROR: t("First error"),
  RAGE: t("First rage click"),
  DEAD: t("First dead click"),
};

export function alignmentsOf(left: readonly Mark[], right: readonly Mark[]): Alignment[] {
  const found: Alignment[] = [{ id: START, label: t("Start"), left: 0, right: 0 }];
  const add = (id: string, label: string, is: (mark: Mark) => boolean) => {
    const [one, other] = [left.find(is), right.find(is)];
    if (one && other) found.push({ id, label, left: one.atMs, right: other.atMs });
  };
  for (const kind of ofKind) add(kind.toLowerCase(), firstLabels[kind], (mark) => mark.kind === kind);
  for (const kind of ofName) {
    const names = new Set(left.flatMap((mark) => (mark.kind === kind ? mark.name : [])));
    for (const name of names)
      add(
        `${kind.toLowerCase()}:${name}`,
        `${markLabels[kind]} ${shorten(name, 48)}`,
        (mark) => mark.kind === kind && mark.name === name,
      );
  }
  return found.slice(0, MOST);
}

/** The chosen one, otherwise the start. */
export const chosenAlignment = (alignments: readonly Alignment[], id: string | null): Alignment =>
  alignments.find((one) => one.id === id) ?? alignments[0] ?? { id: START, label: "", left: 0, right: 0 };
