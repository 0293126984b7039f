import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  useStoredValues_funnel$data,
  useStoredValues_funnel$key,
} from "#web/__generated__/useStoredValues_funnel.graphql.ts";
import { stepKinds, stepMatches } from "#web/reports/funnels/funnelSteps.ts";
import { checkedCondition } from "#web/reports/url/reportState.ts";
import { newRule, type FunnelValues, type RuleValues } from "./funnelValues.ts";
import { windowOf } from "./funnelWindow.ts";

type Definition = NonNullable<useStoredValues_funnel$data["definition"]>;
type StoredRule = Definition["steps"][number] | Definition["exclusions"][number];

const ruleOf = ({ kind, match, value, page, goalProfileId, goalName }: StoredRule): RuleValues => ({
  ...newRule(stepKinds.find((one) => one === kind)),
  match: stepMatches.find((one) => one === match) ?? "SIMPLE",
  ...{ value, page, goal: goalProfileId == null ? "" : String(goalProfileId) },
  ...(goalProfileId != null && goalName != null && { storedGoal: { id: String(goalProfileId), label: goalName } }),
});

function valuesOf(name: string, definition: Definition): FunnelValues {
  const { exclusions, window, order, mode } = definition;
  const steps = definition.steps.map((step) => ({ ...ruleOf(step), name: step.name, isOptional: step.isOptional }));
  const keyOf = (number: number | null | undefined) => steps[(number ?? 0) - 1]?.key ?? "";
  return {
    name,
    steps,
    exclusions: exclusions.map((exclusion) => ({
      ...ruleOf(exclusion),
      from: keyOf(exclusion.from),
      to: keyOf(exclusion.to),
      conditions: exclusion.groups.map(({ conditions }) =>
        conditions.flatMap(
          ({ criteria, key, operator, value }) => checkedCondition({ criteria, key, operator, value }) ?? [],
        ),
      ),
    })),
    window: windowOf(window),
    order: order === "STRICT" || order === "ANY" ? order : "ORDERED",
    mode: mode === "SESSION" ? "SESSION" : "VISITOR",
  };
}

/** A stored funnel as values of the form. */
export function useStoredValues(funnel: useStoredValues_funnel$key | null | undefined): FunnelValues | undefined {
  const data = useFragment(
    graphql`
      fragment useStoredValues_funnel on Funnel {
        name
        definition {
          steps {
            kind
            match
            value
            page
            goalProfileId
            goalName
            name
            isOptional
          }
          exclusions {
            kind
            match
            value
            page
            goalProfileId
            goalName
            from
            to
            groups {
              conditions {
                criteria
                key
                operator
                value
              }
            }
          }
          window
          order
          mode
        }
      }
    `,
    funnel ?? null,
  );
  return useMemo(() => (data?.definition ? valuesOf(data.name, data.definition) : undefined), [data]);
}
