import { useTheme } from "@emotion/react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { t } from "#web/texts/t.ts";
import { fieldColumn, labelStyle } from "#web/ui/forms/fieldStyle.ts";
import { noteColor, noteColorNames, noteColors, type NoteColorId } from "./noteColors.ts";

interface Props {
  value: NoteColorId;
  onChange: (color: NoteColorId) => void;
}

/** The color of a note. Each color has an accessible name. */
export function NoteColorChoice({ value, onChange }: Props) {
  const theme = useTheme();
  const choose = (id: string) => onChange(noteColors.find((one) => one === id) ?? "GREY");
  return (
    <RadioGroup value={value} onChange={choose} orientation="horizontal" css={fieldColumn}>
      <Label css={labelStyle}>{t("Color")}</Label>
      <div css={{ display: "flex", gap: 6 }}>
        {noteColors.map((id) => (
          <Radio
            key={id}
            value={id}
            aria-label={noteColorNames[id]}
            css={(theme) => ({
              display: "grid",
              placeItems: "center",
              width: 32,
              height: 32,
              borderRadius: theme.radius.round,
              cursor: "pointer",
              border: "2px solid transparent",
              "&[data-selected]": { borderColor: theme.color.text },
              "&[data-focus-visible]": { outline: `2px solid ${theme.color.accent}`, outlineOffset: 2 },
              [theme.media.coarse]: { width: theme.control.touch, height: theme.control.touch },
            })}
          >
            <i
              title={noteColorNames[id]}
              css={{ width: 18, height: 18, borderRadius: 999 }}
              style={{ background: noteColor(theme, id) }}
            />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
