// The notes of a report, as a chart draws them and as the line under it names them.
import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { graphql, readInlineData } from "react-relay";
import type { useNotes_note$key } from "#web/__generated__/useNotes_note.graphql.ts";
import type { Note } from "./note.ts";
import { noteColor } from "./noteColors.ts";

export function useNotes(notes: readonly useNotes_note$key[] | null | undefined): readonly Note[] {
  const theme = useTheme();
  return useMemo(
    () =>
      (notes ?? []).map((note): Note => {
        const { id, date, endDate, text, author, color, page, timelineKey } = readInlineData(
          graphql`
            fragment useNotes_note on Annotation @inline {
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
        return {
          id,
          key: timelineKey,
          time: date,
          ...(endDate && { until: endDate }),
          text,
          detail: [page, author].filter(Boolean).join(", "),
          color: noteColor(theme, color),
        };
      }),
    [notes, theme],
  );
}
