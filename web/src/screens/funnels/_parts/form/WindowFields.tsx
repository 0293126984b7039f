import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { unitLabels, windowUnits, type FunnelWindow } from "../../_lib/funnelWindow.ts";

interface Props {
  value: FunnelWindow;
  onChange: (value: FunnelWindow) => void;
  error: string | undefined;
}

export function WindowFields({ value, onChange, error }: Props) {
  return (
    <div>
      <div css={(theme) => ({ display: "grid", gap: theme.space.one, gridTemplateColumns: "1fr 1fr" })}>
        <TextField
          label={t("Time window")}
          inputMode="numeric"
          maxLength={6}
          value={value.count}
          onChange={(count) => onChange({ ...value, count })}
          error={error}
          validationBehavior="aria"
        />
        <Select
          label={t("Unit")}
          choices={windowUnits.map((id) => ({ id, label: unitLabels[id] }))}
          value={value.unit}
          onChange={(unit) => onChange({ ...value, unit })}
        />
      </div>
      <p css={(theme) => ({ ...caption(theme), marginTop: theme.space.half })}>
        {t("All steps must happen within this time after the first one.")}
      </p>
    </div>
  );
}
