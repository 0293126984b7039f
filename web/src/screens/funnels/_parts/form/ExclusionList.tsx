import { ItemList } from "#web/editor/ItemList.tsx";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import {
  isRuleWhole,
  newExclusion,
  stepsAround,
  type ExclusionValues,
  type StepValues,
} from "../../_lib/funnelValues.ts";
import { ExclusionFilter } from "./ExclusionFilter.tsx";
import { RuleFields, type Offered } from "./RuleFields.tsx";

const MAX_EXCLUSIONS = 5;

interface Props {
  projectId: string;
  exclusions: readonly ExclusionValues[];
  onChange: (exclusions: readonly ExclusionValues[]) => void;
  offered: Offered;
  /** in any order, it counts between all steps */
  isAny: boolean;
  steps: readonly StepValues[];
  error: string | undefined;
}

/** What must not happen between two steps. */
export function ExclusionList({ projectId, exclusions, onChange, offered, isAny, steps, error }: Props) {
  const choices = steps.map(({ key }, place) => ({ id: key, label: t("Step {number}", { number: place + 1 }) }));
  return (
    <ItemList
      label={t("Exclusions")}
      items={exclusions}
      onChange={onChange}
      nameOf={(_, place) => t("Exclusion {number}", { number: place + 1 })}
      addLabel={t("Add exclusion")}
      add={exclusions.length < MAX_EXCLUSIONS ? newExclusion : null}
    >
      {(exclusion, _, change) => {
        const { first, last } = stepsAround(exclusion, steps);
        const from = choices[first]?.id ?? "";
        const to = choices[last]?.id ?? "";
        return (
          <>
            <RuleFields
              rule={exclusion}
              onChange={change}
              offered={offered}
              error={error && !isRuleWhole(exclusion) ? t("Enter what to look for") : undefined}
            />
            {!isAny && (
              <div css={(theme) => ({ display: "grid", gap: theme.space.one, gridTemplateColumns: "1fr 1fr" })}>
                <Select
                  label={t("After step")}
                  choices={choices.slice(0, last)}
                  value={from}
                  onChange={(next) => change({ from: next, to })}
                />
                <Select
                  label={t("Before step")}
                  choices={choices.slice(first + 1)}
                  value={to}
                  onChange={(next) => change({ from, to: next })}
                />
              </div>
            )}
            <ExclusionFilter
              projectId={projectId}
              conditions={exclusion.conditions}
              onChange={(conditions) => change({ conditions })}
            />
          </>
        );
      }}
    </ItemList>
  );
}
