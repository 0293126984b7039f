import { ListOrdered, Plus, X } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { MAX_STEPS, readSequence, sequenceKinds, writeSequence, type Step } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { withChoice } from "../../_lib/listChoices.ts";
import { formatSequence, stepLabels } from "../../_lib/sequence.ts";

const first: Step = { kind: "PAGE", value: "", isAbsent: false };
/** Rage and dead clicks have no value. */
const hasValue = ({ kind }: Step) => kind !== "RAGE" && kind !== "DEAD";

/** Only recordings in which these events happened one after the other, stored in the URL. */
export function SequenceButton() {
  const [search, setSearch] = useSearchParams();
  const sequence = readSequence(search.get("seq"));
  const [isOpen, setOpen] = useState(false);
  const [steps, setSteps] = useState<Step[]>([]);
  const open = (next: boolean) => {
    if (next) setSteps(sequence.length > 0 ? sequence : [first]);
    setOpen(next);
  };
  const apply = (chosen: readonly Step[]) => {
    setSearch((now) => withChoice(now, { seq: writeSequence(chosen) || null }), { preventScrollReset: true });
    setOpen(false);
  };
  const change = (index: number, part: Partial<Step>) =>
    setSteps((now) => now.map((step, n) => (n === index ? { ...step, ...part } : step)));
  return (
    <Popover
      label={t("Sequence of events")}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button icon={<ListOrdered aria-hidden />}>
          {sequence.length > 0 ? formatSequence(sequence) : t("Sequence")}
        </Button>
      }
    >
      <form
        aria-label={t("Sequence of events")}
        onSubmit={(event) => {
          event.preventDefault();
          apply(steps);
        }}
        css={{ display: "grid", gap: 10, width: 460, maxWidth: "100%" }}
      >
        {steps.map((step, n) => (
          <div
            // steps have no other identity
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            role="group"
            aria-label={t("Step {number}", { number: n + 1 })}
            css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}
          >
            <Select
              label={t("Event")}
              hideLabel
              value={step.kind}
              choices={sequenceKinds.map((id) => ({ id, label: stepLabels[id] }))}
              onChange={(kind) => change(n, { kind })}
              css={{ width: 130 }}
            />
            <div css={{ flex: 1, minWidth: 100 }}>
              {hasValue(step) && (
                <TextField
                  label={t("Value")}
                  hideLabel
                  placeholder={step.kind === "PAGE" ? "/cart" : t("Any")}
                  maxLength={500}
                  autoComplete="off"
                  value={step.value}
                  onChange={(value) => change(n, { value })}
                />
              )}
            </div>
            <Checkbox isSelected={step.isAbsent} onChange={(isAbsent) => change(n, { isAbsent })}>
              {t("did not happen")}
            </Checkbox>
            <IconButton
              size="small"
              label={t("Remove step {number}", { number: n + 1 })}
              onPress={() => setSteps((now) => now.filter((_, index) => index !== n))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        <div css={{ display: "flex", gap: 8 }}>
          <Button
            icon={<Plus aria-hidden />}
            isDisabled={steps.length >= MAX_STEPS}
            onPress={() => setSteps((now) => [...now, first])}
          >
            {t("Add step")}
          </Button>
          <span css={{ flex: 1 }} />
          {sequence.length > 0 && (
            <Button variant="ghost" onPress={() => apply([])}>
              {t("Remove sequence")}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {t("Apply")}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
