// The fields of a form that visitors used in the last 90 days.
import { graphql } from "react-relay";
import type { useFieldChoicesQuery } from "#web/__generated__/useFieldChoicesQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

const query = graphql`
  query useFieldChoicesQuery($project: ID!, $number: Int, $rule: FormRuleInput) {
    viewer {
      project(id: $project) {
        forms {
          report(range: { preset: LAST_90_DAYS }, formProfileId: $number, rule: $rule) {
            fields {
              field
              label
            }
          }
        }
      }
    }
  }
`;

/** `form`: number of a saved form, or path and selector; "" for none. The stored field is among them. */
export function useFieldChoices(project: string, form: string, stored: string): Choice[] {
  const [, path = "", selector = ""] = /^(\S+) (.+)$/.exec(form) ?? [];
  const ofForm = path
    ? { number: null, rule: { page: { match: "EXACT" as const, value: path }, selector } }
    : { number: Number(form), rule: null };
  const { answer } = useDebouncedQuery<useFieldChoicesQuery>(query, form === "" ? null : { project, ...ofForm }, {
    pause: 0,
    fetchPolicy: "store-or-network",
  });
  const fields = (answer?.viewer?.project?.forms.report?.fields ?? []).map(({ field, label }) => ({
    id: field,
    label: label || field,
  }));
  return stored === "" || fields.some(({ id }) => id === stored) ? fields : [{ id: stored, label: stored }, ...fields];
}
