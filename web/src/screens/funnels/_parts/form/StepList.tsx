import { ItemList } from "#web/editor/ItemList.tsx";
import { MAX_STEPS } from "#web/reports/funnels/funnelSteps.ts";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { isRuleWhole, newStep, type StepValues } from "../../_lib/funnelValues.ts";
import { RuleFields, type Offered } from "./RuleFields.tsx";

const MIN_STEPS = 2;

interface Props {
  steps: readonly StepValues[];
  onChange: (steps: readonly StepValues[]) => void;
  offered: Offered;
  /** in any order, all steps are required */
  canBeOptional: boolean;
  error: string | undefined;
}

/** The steps of a funnel, in their order. */
export function StepList({ steps, onChange, offered, canBeOptional, error }: Props) {
  return (
    <ItemList
      label={t("Steps")}
      items={steps}
      onChange={onChange}
      nameOf={(_, place) => t("Step {number}", { number: place + 1 })}
      addLabel={t("Add step")}
      add={steps.length < MAX_STEPS ? newStep : null}
      least={MIN_STEPS}
      isOrdered
    >
      {(step, place, change) => {
        const isEnd = place === 0 || place === steps.length - 1;
        return (
          <>
            <RuleFields
              rule={step}
              onChange={change}
              offered={offered}
              error={error && !isRuleWhole(step) ? t("Enter what to look for") : undefined}
            />
            <div
              css={(theme) => ({
                display: "flex",
                flexWrap: "wrap",
                alignItems: "end",
                gap: theme.space.oneHalf,
                "& > :first-of-type": { flex: "1 1 180px" },
              })}
            >
              <TextField
                label={t("Name (optional)")}
                maxLength={100}
                value={step.name}
                onChange={(name) => change({ name })}
              />
              {canBeOptional && !isEnd && (
                <div css={(theme) => ({ paddingBottom: 7, [theme.media.coarse]: { paddingBottom: 0 } })}>
                  <Checkbox isSelected={step.isOptional} onChange={(isOptional) => change({ isOptional })}>
                    {t("Optional")}
                  </Checkbox>
                </div>
              )}
            </div>
          </>
        );
      }}
    </ItemList>
  );
}
