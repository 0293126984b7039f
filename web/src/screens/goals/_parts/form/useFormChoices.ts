// The saved forms of the project and those that visitors used in the last 90 days, for the form of a goal. The stored
// choice is among them.
import { graphql } from "react-relay";
import type { useFormChoicesQuery } from "#web/__generated__/useFormChoicesQuery.graphql.ts";
import type { GatewayError } from "#web/relay/gatewayError.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

const query = graphql`
  query useFormChoicesQuery($project: ID!) {
    viewer {
      project(id: $project) {
        forms {
          list(range: { preset: LAST_90_DAYS }, limit: 200) {
            rows {
              formProfileId
              name
              rule {
                page {
                  match
                  value
                }
                selector
              }
            }
          }
        }
      }
    }
  }
`;

interface Row {
  readonly formProfileId: number | null | undefined;
  readonly name: string;
  readonly rule: { readonly page: { readonly match: string; readonly value: string }; readonly selector: string };
}

/** An automatic form is named by its page, so one row for many pages can't be chosen. */
function choiceOf({ formProfileId, name, rule: { page, selector } }: Row): Choice[] {
  if (formProfileId != null) return [{ id: String(formProfileId), label: name, description: page.value }];
  if (page.match !== "EXACT" || selector === "") return [];
  return [{ id: `${page.value} ${selector}`, label: name || selector, description: page.value }];
}

interface FormChoices {
  forms: Choice[];
  error: GatewayError | undefined;
  isPending: boolean;
}

export function useFormChoices(project: string, { value, name }: { value: string; name: string }): FormChoices {
  const { answer, error, isPending } = useDebouncedQuery<useFormChoicesQuery>(
    query,
    { project },
    { pause: 0, fetchPolicy: "store-or-network" },
  );
  const rows = answer?.viewer?.project?.forms.list?.rows ?? [];
  const choices = [...new Map(rows.flatMap(choiceOf).map((choice) => [choice.id, choice])).values()];
  const isKey = /^(?:[1-9]\d{0,8}|\S+ .+)$/.test(value);
  const isListed = !isKey || choices.some(({ id }) => id === value);
  return { forms: isListed ? choices : [{ id: value, label: name || value }, ...choices], error, isPending };
}
