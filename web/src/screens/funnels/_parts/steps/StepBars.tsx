import type { Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { sideScroll } from "#web/ui/layout/sideScroll.ts";
import type { DrawnStep } from "./drawnStep.ts";
import { slopesOf } from "./slopes.ts";
import { StepBar } from "./StepBar.tsx";
import { StepFigures } from "./StepFigures.tsx";
import { StepName } from "./StepName.tsx";

/** Of a bar, in px. */
const HEIGHT = 216;
/** Around the selected bar. */
const FRAME = 3;
/** Below this width of a column, the chart scrolls. */
const LEAST_COLUMN = 128;
/** So many fit into the narrowest window that has columns. */
const FEW = 4;

interface Props {
  steps: readonly DrawnStep[];
  units: string;
  /** the step whose drop-off is shown elsewhere, from 1 */
  selected?: number;
  /** the steps that can be selected */
  selectable?: readonly number[];
  onSelect?: (number: number) => void;
}

/** One column for each step: the share of the first step that got there, what was lost on the way, and times. */
export function StepBars({ steps, units, selected, selectable = [], onSelect }: Props) {
  const slopes = slopesOf(steps);
  return (
    <div
      // with space for the frame of the selected bar, which the box would cut off
      css={[sideScroll, { position: "relative", margin: -FRAME, padding: FRAME }]}
      // a region that scrolls must be reachable by keyboard
      {...(steps.length > FEW && { tabIndex: 0, role: "group", "aria-label": t("Steps of the funnel") })}
    >
      <ol
        aria-label={t("Steps of the funnel")}
        css={{ display: "grid", gridTemplateRows: "auto auto auto", paddingBottom: 2 }}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(${LEAST_COLUMN}px, 1fr))` }}
      >
        {steps.map((step, at) => {
          const isSelected = selected === step.number;
          return (
            <li
              key={step.number}
              css={{ display: "grid", gridRow: "1 / span 3", gridTemplateRows: "subgrid", minWidth: 0 }}
            >
              <div css={{ padding: "0 12px 10px 2px", minWidth: 0 }}>
                <StepName step={step} />
              </div>
              <StepBar
                step={step}
                slope={[slopes[at] ?? 0, slopes[at + 1]]}
                height={HEIGHT}
                isSelected={isSelected}
                {...(onSelect && selectable.includes(step.number) && { onSelect: () => onSelect(step.number) })}
              />
              <div css={(theme: Theme) => ({ padding: "10px 12px 2px 2px", ...caption(theme) })}>
                <StepFigures step={step} units={units} isFirst={at === 0} isLast={at === steps.length - 1} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
