import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";
import { itemStyle } from "../overlay/floatStyle.ts";
import { presetGroups } from "./presets.ts";
import type { RangePreset } from "@sightline/schema/rest/ranges/presets";

interface Props {
  selected: RangePreset | "custom";
  onSelect: (preset: RangePreset) => void;
}

export function PresetList({ selected, onSelect }: Props) {
  return (
    <div
      role="group"
      aria-label={t("Presets")}
      css={(theme) => ({
        flexShrink: 0,
        width: 156,
        padding: 8,
        borderRight: `1px solid ${theme.color.border}`,
        [theme.media.narrow]: {
          width: "auto",
          display: "flex",
          overflowX: "auto",
          borderRight: 0,
          borderBottom: `1px solid ${theme.color.border}`,
        },
      })}
    >
      {presetGroups.map((group) => (
        <div
          key={group[0].id}
          css={(theme) => ({
            "& + &": { marginTop: 6, paddingTop: 6, borderTop: `1px solid ${theme.color.border}` },
            [theme.media.narrow]: { display: "flex", "& + &": { marginTop: 0, paddingTop: 0, borderTop: 0 } },
          })}
        >
          {group.map((preset) => (
            <Button
              key={preset.id}
              aria-pressed={preset.id === selected}
              onPress={() => onSelect(preset.id)}
              css={[
                itemStyle,
                (theme) => ({
                  width: "100%",
                  minHeight: 28,
                  padding: "4px 8px",
                  border: 0,
                  background: "transparent",
                  whiteSpace: "nowrap",
                  "&[aria-pressed=true]": {
                    background: theme.color.accentSoft,
                    color: theme.color.accent,
                    fontWeight: theme.weight.medium,
                  },
                }),
              ]}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
