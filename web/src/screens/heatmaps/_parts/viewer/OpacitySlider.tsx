import { useId } from "react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

interface Props {
  /** 0 to 1 */
  value: number;
  onChange: (value: number) => void;
}

/** How strong the colors are over the page. */
export function OpacitySlider({ value, onChange }: Props) {
  const id = useId();
  return (
    <span css={(theme) => ({ display: "inline-flex", alignItems: "center", gap: 8, minHeight: theme.control.small })}>
      <label htmlFor={id} css={caption}>
        {t("Opacity")}
      </label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        css={(theme) => ({
          width: 110,
          accentColor: theme.color.accent,
          [theme.media.coarse]: { height: theme.control.touch },
        })}
      />
    </span>
  );
}
