// The result that an unsaved funnel would have, fetched after a debounce.
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useFunnelPreviewQuery } from "#web/__generated__/useFunnelPreviewQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { readStepResult } from "../../_lib/readStepResult.ts";
import { definitionInput, inFunnel, isWhole, type FunnelValues } from "../../_lib/funnelValues.ts";

const query = graphql`
  query useFunnelPreviewQuery(
    $project: ID!
    $definition: FunnelDefinitionInput!
    $range: RangeInput!
    $filters: FilterInput
  ) {
    viewer {
      project(id: $project) {
        funnels {
          preview(definition: $definition, range: $range, filters: $filters) {
            result {
              totals {
                entered
                converted
                rate
              }
              steps {
                ...readStepResult_step
              }
            }
            problem {
              message
              reason
              params
              field
            }
          }
        }
      }
    }
  }
`;

/** In the range and with the filters of the URL. */
export function useFunnelPreview(project: string, values: FunnelValues) {
  const [search] = useSearchParams();
  const { range, filters } = readReportState(search);
  // steps of any page, as in a new form, would look like a result
  const saysSomething = values.steps.some(({ kind, value }) => kind !== "PAGE" || value.trim() !== "");
  const variables =
    isWhole(values) && saysSomething
      ? {
          project,
          definition: definitionInput(values),
          range: { ...range },
          filters: filters.length > 0 ? { conditions: filters } : null,
        }
      : null;
  const { answer, error, isPending } = useDebouncedQuery<useFunnelPreviewQuery>(query, variables);
  const { result, problem } = answer?.viewer?.project?.funnels.preview ?? {};
  return {
    result: result && {
      entered: result.totals.entered,
      converted: result.totals.converted,
      rate: result.totals.rate,
      steps: result.steps.map(readStepResult),
    },
    problem:
      error?.message ??
      (problem
        ? inFunnel({
            field: problem.field,
            message: translateServerMessage({
              message: problem.message,
              reason: problem.reason,
              params: problem.params,
            }),
          }).message
        : undefined),
    isPending,
  };
}
