import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { Label } from "react-aria-components/Label";
import { tabular } from "#web/theme/textStyle.ts";

interface Props {
  label: string;
  value: number;
  max?: number;
  /** The value as text: "820 of 1000 sessions". */
  valueLabel?: string;
  /** The unrounded value, if the label rounds numbers. */
  valueTitle?: string;
  tone?: "accent" | "positive" | "warning" | "danger";
  hideLabel?: boolean;
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  valueTitle,
  tone = "accent",
  hideLabel = false,
}: Props) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      {...(valueLabel === undefined ? {} : { valueLabel })}
      {...(hideLabel ? { "aria-label": label } : {})}
      css={(theme) => ({
        display: "flex",
        flexDirection: "column",
        gap: 6,
        fontSize: theme.size.small,
        color: theme.color.muted,
      })}
    >
      {({ percentage, valueText }) => (
        <>
          {!hideLabel && (
            <div css={{ display: "flex", justifyContent: "space-between", gap: 8 }}>
              <Label>{label}</Label>
              <span title={valueTitle} css={tabular}>
                {valueText}
              </span>
            </div>
          )}
          <div css={(theme) => ({ height: 6, borderRadius: 3, background: theme.color.sunken, overflow: "hidden" })}>
            <div
              style={{ width: `${percentage ?? 0}%` }}
              css={(theme) => ({
                height: "100%",
                background: theme.color[tone],
                transition: `width ${theme.motion.medium}`,
              })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
