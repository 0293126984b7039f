import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { clockLabels, clocks } from "../../_lib/clocks.ts";

/** Selects the time zone of all hours in the report. */
export function ClockSwitch() {
  const [clock, choose] = useSearchChoice("clock", clocks, "project");
  return (
    <SegmentedControl
      label={t("Time zone")}
      segments={clocks.map((id) => ({ id, label: clockLabels[id] }))}
      selected={clock}
      onSelect={choose}
      size="medium"
    />
  );
}
