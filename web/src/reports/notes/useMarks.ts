// The marks of a time chart: its notes, and changes that can affect the numbers.
import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useMarks_change$key } from "#web/__generated__/useMarks_change.graphql.ts";
import type { useMarks_note$key } from "#web/__generated__/useMarks_note.graphql.ts";
import { entryTitle } from "./entryLabels.ts";
import { groupChanges } from "./groupChanges.ts";
import type { Note } from "./note.ts";
import { noteColor } from "./noteColors.ts";
import { outageDuration, readOutage } from "./outage.ts";
import { useShownChanges } from "./shownChanges.ts";

type Keys<Key> = readonly Key[] | null | undefined;

export interface Marks {
  notes: readonly Note[];
  /** one per interval, whether drawn or not */
  changes: readonly Note[];
  /** the marks that the chart draws */
  drawn: readonly Note[];
}

function useNotes(keys: Keys<useMarks_note$key>): readonly Note[] {
  const theme = useTheme();
  return useMemo(
    () =>
      (keys ?? []).map((note): Note => {
        const { id, date, endDate, text, author, color, page, timelineKey } = readInlineData(
          graphql`
            fragment useMarks_note on Annotation @inline {
              id
              date
              endDate
              text
              author
              color
              page
              timelineKey
            }
          `,
          note,
        );
        const detail = [page, author].filter(Boolean).join(", ");
        const span = { time: date, ...(endDate && { until: endDate }) };
        return { id, key: timelineKey, ...span, text, detail, color: noteColor(theme, color) };
      }),
    [keys, theme],
  );
}

function useChanges(keys: Keys<useMarks_change$key>): readonly Note[] {
  const { color } = useTheme();
  return useMemo(
    () =>
      (keys ?? []).map((change): Note => {
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
        const outage = readOutage({ text, description });
        const detail = outage ? outageDuration(outage) : [description, userName].filter(Boolean).join(", ");
        return { id: key, key, time: date, text: entryTitle(kind, text), detail, color: color.muted, quiet: true };
      }),
    [keys, color],
  );
}

/** `times`: the timestamps of the chart's axis. */
export function useMarks(
  annotations: Keys<useMarks_note$key>,
  changes: Keys<useMarks_change$key>,
  times: readonly string[],
): Marks {
  const notes = useNotes(annotations);
  const done = useChanges(changes);
  const isShown = useShownChanges();
  const grouped = groupChanges(done, times);
  return { notes, changes: grouped, drawn: isShown ? [...notes, ...grouped] : notes };
}
