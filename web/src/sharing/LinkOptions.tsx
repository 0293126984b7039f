import { presetLabel } from "#web/ui/dates/presets.ts";
import type { RangePreset } from "@sightline/schema/rest/ranges/presets";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { downloadsLabel } from "./moduleLabels.ts";
import { expiryChoices } from "./shareExpiry.ts";
import type { ShareOptions } from "./useNewShareLink.ts";

interface Props {
  module: string;
  options: ShareOptions;
  onChange: (part: Partial<ShareOptions>) => void;
  passwordError: string | undefined;
  /** a range that can move with the date */
  rolling?: { preset: RangePreset; days: string; isFixed: boolean; onFixedChange: (isFixed: boolean) => void };
  /** the item has its own range */
  hasOwnRange: boolean;
}

export function LinkOptions({ module, options, onChange, passwordError, rolling, hasOwnRange }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {rolling && (
        <RadioGroup
          label={t("Date range")}
          value={rolling.isFixed ? "fixed" : "rolling"}
          onChange={(id) => rolling.onFixedChange(id === "fixed")}
          choices={[
            { id: "rolling", label: t("{range}, moves with the date", { range: presetLabel(rolling.preset) }) },
            { id: "fixed", label: t("Always {days}", { days: rolling.days }) },
          ]}
        />
      )}
      <div
        css={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
          gap: 16,
          alignItems: "start",
        }}
      >
        <Select
          label={t("Expires")}
          choices={expiryChoices}
          value={options.expiry}
          onChange={(expiry) => onChange({ expiry })}
        />
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="new-password"
          placeholder={t("None")}
          validationBehavior="aria"
          value={options.password}
          onChange={(password) => onChange({ password })}
          error={passwordError}
        />
      </div>
      <div css={{ display: "grid", gap: 8, justifyItems: "start" }}>
        {!hasOwnRange && (
          <Checkbox isSelected={options.freeRange} onChange={(freeRange) => onChange({ freeRange })}>
            {t("Allow changing the date range")}
          </Checkbox>
        )}
        <Checkbox
          isSelected={options.redactPersonalData}
          onChange={(redactPersonalData) => onChange({ redactPersonalData })}
        >
          {t("Hide names and email addresses")}
        </Checkbox>
        <Checkbox isSelected={options.allowDownload} onChange={(allowDownload) => onChange({ allowDownload })}>
          {downloadsLabel(module)}
        </Checkbox>
      </div>
    </div>
  );
}
