import { graphql, readInlineData } from "react-relay";
import type { readFormField_field$key } from "#web/__generated__/readFormField_field.graphql.ts";

/** A row of the table of fields. */
export function readFormField(row: readFormField_field$key) {
  const data = readInlineData(
    graphql`
      fragment readFormField_field on FormField @inline {
        field
        label
        type
        # eslint-disable-next-line relay/unused-fields -- exported
        position
        reached
        reachRate
        medianMs
        p90Ms
        hesitationMs
        refilled
        refills
        returned
        returns
        blank
        blankRate
        failed
        errors
        abandons
        abandonShare
        # eslint-disable-next-line relay/unused-fields -- exported
        abandonRate
      }
    `,
    row,
  );
  const { field, label, type, reached, reachRate, medianMs, p90Ms, hesitationMs } = data;
  const { refilled, refills, returned, returns, blank, blankRate, failed, errors, abandons, abandonShare } = data;
  return {
    ...{ field, label, type, reached, reachRate, medianMs, p90Ms, hesitationMs },
    ...{ refilled, refills, returned, returns, blank, blankRate, failed, errors, abandons, abandonShare },
  };
}

export type FormFieldRow = ReturnType<typeof readFormField>;
