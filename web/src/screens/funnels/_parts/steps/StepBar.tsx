import type { CSSObject, Theme } from "@emotion/react";
import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { DrawnStep } from "./drawnStep.ts";
import { shareOf } from "./slopes.ts";

interface Props {
  step: DrawnStep;
  /** share of the first step on the way to the next bar: at this bar, and at the next one, which the last one hasn't */
  slope: readonly [number, number | undefined];
  height: number;
  isSelected: boolean;
  onSelect?: () => void;
}

/** Before the drawn share, for the label on top of the bar. */
const LABEL = 20;
/** Between the label and what is below it. */
const AIR = 3;

/** Above the bar, and above the line of the compared range if that would cross the label. */
const labelPlace = (bar: number, line: number) => (line > bar && line < bar + LABEL ? line + AIR : bar) + AIR;

/** The share of the first step as a bar, with a slope to the next one. The dashed line is the compared range. */
export function StepBar({ step, slope: [here, there], height, isSelected, onSelect }: Props) {
  const share = shareOf(step.ofFirst);
  const plot = height - LABEL;
  const previous = step.previousOfFirst;
  const labelAt = labelPlace(share * plot, previous === null || previous === undefined ? 0 : shareOf(previous) * plot);
  const bar = (
    <>
      <span css={trackStyle} />
      {step.isOptional && <span css={pastStyle} style={{ height: here * plot }} />}
      <span data-bar css={barStyle} style={{ height: Math.max(share > 0 ? 2 : 0, share * plot) }} />
      {previous !== null && previous !== undefined && (
        <span
          title={t("Compared range: {share}", { share: percent(previous) })}
          css={previousStyle}
          style={{ bottom: shareOf(previous) * plot }}
        />
      )}
      <span css={labelStyle} style={{ bottom: labelAt }}>
        {percent(step.ofFirst)}
      </span>
    </>
  );
  return (
    <div css={{ display: "flex", minWidth: 0 }} style={{ height }}>
      {onSelect ? (
        <Button
          aria-pressed={isSelected}
          aria-label={t("{share}, step {number}: show where visitors went instead", {
            share: percent(step.ofFirst),
            number: step.number,
          })}
          onPress={onSelect}
          css={[columnStyle, buttonStyle]}
        >
          {bar}
        </Button>
      ) : (
        <span css={columnStyle}>{bar}</span>
      )}
      {there !== undefined && (
        <span
          aria-hidden
          css={(theme) => ({ flex: 1, alignSelf: "flex-end", background: theme.color.accentSoft, opacity: 0.75 })}
          style={{
            height: plot,
            clipPath: `polygon(0 ${(1 - here) * 100}%, 100% ${(1 - there) * 100}%, 100% 100%, 0 100%)`,
          }}
        />
      )}
    </div>
  );
}

const columnStyle: CSSObject = { position: "relative", flex: "none", width: "52%", maxWidth: 132, height: "100%" };

const buttonStyle = (theme: Theme): CSSObject => ({
  padding: 0,
  border: 0,
  background: "none",
  borderRadius: theme.radius.medium,
  cursor: "pointer",
  "&[data-hovered] > [data-bar]": { background: theme.color.accentFillHover },
  "&[aria-pressed=true] > span:first-of-type": {
    boxShadow: `0 0 0 1px ${theme.color.raised}, 0 0 0 3px ${theme.color.accent}`,
  },
  "&[data-focus-visible]": { outlineOffset: 3 },
});

const trackStyle = (theme: Theme): CSSObject => ({
  position: "absolute",
  inset: `${LABEL}px 0 0 0`,
  borderRadius: theme.radius.medium,
  background: `repeating-linear-gradient(135deg, ${theme.color.sunken} 0 5px, transparent 5px 9px)`,
});

/** Behind the bar of an optional step: those who got to the next step with or without it. */
const pastStyle = (theme: Theme): CSSObject => ({
  position: "absolute",
  inset: "auto 0 0 0",
  background: theme.color.accentSoft,
  opacity: 0.75,
});

const barStyle = (theme: Theme): CSSObject => ({
  position: "absolute",
  inset: "auto 0 0 0",
  borderRadius: theme.radius.medium,
  background: theme.color.accentFill,
  transition: `height ${theme.motion.medium}, background ${theme.motion.fast}`,
});

const previousStyle = (theme: Theme): CSSObject => ({
  position: "absolute",
  left: -5,
  right: -5,
  borderTop: `2px dashed ${theme.color.text}`,
});

const labelStyle = (theme: Theme): CSSObject => ({
  ...tabular,
  position: "absolute",
  left: 0,
  right: 0,
  textAlign: "center",
  color: theme.color.text,
  fontSize: theme.size.body,
  fontWeight: theme.weight.semibold,
  lineHeight: "16px",
});
