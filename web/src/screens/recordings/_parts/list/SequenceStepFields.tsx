import { X } from "lucide-react";
import { sequenceKinds, type Step } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { stepLabels } from "../../_lib/sequence.ts";

interface Props {
  step: Step;
  number: number;
  /** their names by key */
  goals: ReadonlyMap<string, string>;
  onChange: (part: Partial<Step>) => void;
  onRemove: () => void;
}

const ANY = "";
/** These kinds have a value that is typed. */
const hasText = ({ kind }: Step) => kind === "PAGE" || kind === "EVENT" || kind === "CLICK" || kind === "ERROR";

/** The fields of one step of a sequence. */
export function SequenceStepFields({ step, number, goals, onChange, onRemove }: Props) {
  const { kind, value, isAbsent } = step;
  const unknown = value !== ANY && !goals.has(value) ? [{ id: value, label: value }] : [];
  return (
    <div
      role="group"
      aria-label={t("Step {number}", { number })}
      css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}
    >
      <Select
        label={t("Event")}
        hideLabel
        value={kind}
        choices={sequenceKinds.map((id) => ({ id, label: stepLabels[id] }))}
        onChange={(next) => onChange({ kind: next, value: ANY })}
        css={{ width: 130 }}
      />
      <div css={{ flex: 1, minWidth: 100 }}>
        {hasText(step) && (
          <TextField
            label={t("Value")}
            hideLabel
            placeholder={kind === "PAGE" ? "/cart" : t("Any")}
            maxLength={500}
            autoComplete="off"
            value={value}
            onChange={(text) => onChange({ value: text })}
          />
        )}
        {kind === "GOAL" && (
          <Select
            label={t("Goal")}
            hideLabel
            value={value}
            choices={[{ id: ANY, label: t("Any") }, ...Array.from(goals, ([id, label]) => ({ id, label })), ...unknown]}
            onChange={(goal) => onChange({ value: goal })}
          />
        )}
      </div>
      <Checkbox isSelected={isAbsent} onChange={(isSelected) => onChange({ isAbsent: isSelected })}>
        {t("did not happen")}
      </Checkbox>
      <IconButton size="small" label={t("Remove step {number}", { number })} onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
