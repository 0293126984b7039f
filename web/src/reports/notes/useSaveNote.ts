// Creates or updates a note. Resolves with the error.
import { graphql } from "react-relay";
import type { useSaveNoteChangeMutation } from "#web/__generated__/useSaveNoteChangeMutation.graphql.ts";
import type { useSaveNoteMutation } from "#web/__generated__/useSaveNoteMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import type { NoteValues } from "./noteValues.ts";

/** Converts the field's value to the wire format: notes are stored at whole hours. */
const moment = (typed: string) => (typed.length > 10 ? `${typed.slice(0, 13)}:00` : typed);

export function useSaveNote(project: string) {
  const [create] = useMutation<useSaveNoteMutation>(graphql`
    mutation useSaveNoteMutation($input: CreateAnnotationInput!) {
      createAnnotation(input: $input) {
        annotation {
          id
        }
        problem {
          field
          message
          reason
          params
        }
      }
    }
  `);
  const [change] = useMutation<useSaveNoteChangeMutation>(graphql`
    mutation useSaveNoteChangeMutation($input: UpdateAnnotationInput!) {
      updateAnnotation(input: $input) {
        annotation {
          id
          ...useMarks_note
        }
        problem {
          field
          message
          reason
          params
        }
      }
    }
  `);
  return async (values: NoteValues, id: string | undefined) => {
    const note = { ...values, date: moment(values.date), endDate: moment(values.endDate) || null };
    if (id === undefined) {
      return (await create({ variables: { input: { project, ...note } } })).createAnnotation.problem;
    }
    return (await change({ variables: { input: { id, ...note } } })).updateAnnotation.problem;
  };
}
