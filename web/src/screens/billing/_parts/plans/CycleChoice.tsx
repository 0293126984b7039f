import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import type { Cycle } from "../../_lib/cycleLabels.ts";

interface Props {
  cycle: Cycle;
  onChange: (cycle: Cycle) => void;
}

export function CycleChoice({ cycle, onChange }: Props) {
  return (
    <SegmentedControl
      label={t("Billing cycle")}
      size="medium"
      selected={cycle}
      onSelect={onChange}
      segments={[
        { id: "MONTH", label: t("Monthly") },
        { id: "YEAR", label: t("Yearly, 2 months free") },
      ]}
    />
  );
}
