// What a chart of time marks: its notes, and what was done that can change the numbers.
import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useMarks_change$key } from "#web/__generated__/useMarks_change.graphql.ts";
import type { useNotes_note$key } from "#web/__generated__/useNotes_note.graphql.ts";
import { entryTitle } from "./entryWords.ts";
import { groupChanges } from "./groupChanges.ts";
import type { Note } from "./note.ts";
import { useShownChanges } from "./shownChanges.ts";
import { useNotes } from "./useNotes.ts";

type Keys<Key> = readonly Key[] | null | undefined;

export interface Marks {
  notes: readonly Note[];
  /** one an interval, whether they are drawn or not */
  changes: readonly Note[];
  /** what the chart draws */
  drawn: readonly Note[];
}

/** `times`: the moments of the chart's axis. */
export function useMarks(
  annotations: Keys<useNotes_note$key>,
  changes: Keys<useMarks_change$key>,
  times: readonly string[],
): Marks {
  const { color } = useTheme();
  const notes = useNotes(annotations);
  const isShown = useShownChanges();
  const done = useMemo(
    () =>
      (changes ?? []).map((change): Note => {
        const { key, kind, date, text, description, userName } = readInlineData(
          graphql`
            fragment useMarks_change on TimelineEntry @inline {
              key
              kind
              date
              text
              description
              userName
            }
          `,
          change,
        );
        const detail = [description, userName].filter(Boolean).join(", ");
        return { id: key, key, time: date, text: entryTitle(kind, text), detail, color: color.muted, quiet: true };
      }),
    [changes, color],
  );
  const grouped = groupChanges(done, times);
  return { notes, changes: grouped, drawn: isShown ? [...notes, ...grouped] : notes };
}
