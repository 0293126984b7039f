import { Button } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { DrawnStep } from "./drawnStep.ts";
import { StepFigures } from "./StepFigures.tsx";
import { StepName } from "./StepName.tsx";

interface Props {
  steps: readonly DrawnStep[];
  units: string;
  selected?: number;
  /** the steps that can be selected */
  selectable?: readonly number[];
  onSelect?: (number: number) => void;
}

const width = (share: number | null | undefined) => `${Math.max(0, Math.min(1, share ?? 0)) * 100}%`;

/** The steps one below the other, for narrow places. */
export function StepRows({ steps, units, selected, selectable = [], onSelect }: Props) {
  return (
    <ol aria-label={t("Steps of the funnel")} css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {steps.map((step, at) => {
        const bar = (
          <span
            css={(theme) => ({
              position: "relative",
              display: "block",
              height: 18,
              borderRadius: theme.radius.small,
              background: theme.color.sunken,
              overflow: "hidden",
            })}
          >
            <span
              css={(theme) => ({
                position: "absolute",
                inset: "0 auto 0 0",
                minWidth: step.entered > 0 ? 2 : 0,
                background: theme.color.accentFill,
                transition: `width ${theme.motion.medium}`,
              })}
              style={{ width: width(step.ofFirst) }}
            />
            {step.previousOfFirst !== null && step.previousOfFirst !== undefined && (
              <span
                title={t("Compared range: {share}", { share: percent(step.previousOfFirst) })}
                css={(theme) => ({
                  position: "absolute",
                  top: 0,
                  bottom: 0,
                  borderLeft: `2px dashed ${theme.color.text}`,
                })}
                style={{ left: width(step.previousOfFirst) }}
              />
            )}
          </span>
        );
        return (
          <li key={step.number} css={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
            <div css={{ display: "flex", justifyContent: "space-between", gap: 12 }}>
              <StepName step={step} />
              <span css={(theme) => ({ ...tabular, fontWeight: theme.weight.semibold, lineHeight: "22px" })}>
                {percent(step.ofFirst)}
              </span>
            </div>
            {onSelect && selectable.includes(step.number) ? (
              <Button
                aria-pressed={selected === step.number}
                aria-label={t("Step {number}: show where visitors went instead", { number: step.number })}
                onPress={() => onSelect(step.number)}
                css={(theme) => ({
                  display: "block",
                  width: "100%",
                  padding: "3px 0",
                  [theme.media.coarse]: { padding: "11px 0" },
                  border: 0,
                  background: "none",
                  cursor: "pointer",
                  "&[aria-pressed=true] > span": { boxShadow: `0 0 0 2px ${theme.color.accent}` },
                })}
              >
                {bar}
              </Button>
            ) : (
              bar
            )}
            <div css={caption}>
              <StepFigures step={step} units={units} isFirst={at === 0} isLast={at === steps.length - 1} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
