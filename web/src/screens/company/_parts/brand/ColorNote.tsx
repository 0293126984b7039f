import { useTheme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { contrast, parseColor } from "#web/theme/contrast.ts";
import { brandAccent } from "#web/theme/brandAccent.ts";

const READABLE = 4.5;

/** Whether a color has enough contrast, and the shade used instead if it doesn't. */
export function ColorNote({ color }: { color: string }) {
  const { mode, color: own } = useTheme();
  if (!parseColor(color)) return null;
  const ratio = contrast(color, own.raised);
  const shown = brandAccent(color, mode).accent;
  const swatch = (
    <span
      aria-hidden
      css={{ display: "inline-block", width: 12, height: 12, borderRadius: 3, background: shown, verticalAlign: -1 }}
    />
  );
  const value = `${Math.round(ratio * 10) / 10}:1`;
  return (
    <p
      css={(theme) => ({
        fontSize: theme.size.small,
        color: theme.color.muted,
        display: "flex",
        gap: 6,
        alignItems: "center",
      })}
    >
      {swatch}
      {ratio >= READABLE
        ? t("Contrast {value}: readable.", { value })
        : t("Contrast {value} is below 4.5:1. Text and links use this shade instead.", { value })}
    </p>
  );
}
