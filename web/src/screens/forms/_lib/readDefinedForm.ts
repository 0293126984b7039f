import { graphql, readInlineData } from "react-relay";
import type { readDefinedForm_row$key } from "#web/__generated__/readDefinedForm_row.graphql.ts";
import { readRule } from "./readRule.ts";
import { readSuccess } from "./readSuccess.ts";

/** A row of the list of definitions. */
export function readDefinedForm(row: readDefinedForm_row$key) {
  const { formProfileId, profileId, name, rule, success, status, lastAt } = readInlineData(
    graphql`
      fragment readDefinedForm_row on FormRow @inline {
        formProfileId
        profileId
        name
        rule {
          ...readRule_rule
        }
        success {
          ...readSuccess_success
        }
        status
        lastAt
      }
    `,
    row,
  );
  return { formProfileId, profileId, name, rule: readRule(rule), success: readSuccess(success), status, lastAt };
}

export type DefinedForm = ReturnType<typeof readDefinedForm>;
