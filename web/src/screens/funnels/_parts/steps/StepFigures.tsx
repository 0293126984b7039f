import { ArrowDownRight, Timer } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { duration } from "#web/ui/format/duration.ts";
import { percent } from "#web/ui/format/percent.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import type { DrawnStep } from "./drawnStep.ts";

interface Props {
  step: DrawnStep;
  /** "Sessions" or "Visitors" */
  units: string;
  isFirst: boolean;
  isLast: boolean;
}

/** The numbers of a step: who entered, who dropped off after it, and how long it took to get there. */
export function StepFigures({ step, units, isFirst, isLast }: Props) {
  const { entered, ofPrevious, dropped, dropRate, median, p90 } = step;
  return (
    <ul
      css={(theme) => ({
        display: "grid",
        gap: 3,
        ...tabular,
        // the targets of two lines don't overlap
        [theme.media.coarse]: { gap: theme.control.touch - LINE },
      })}
    >
      <li css={(theme) => ({ color: theme.color.text, fontSize: theme.size.body })}>
        <Count
          value={entered}
          to={step.enteredTo}
          label={t("Step {number}, {units}", { number: step.number, units })}
        />{" "}
        <span css={(theme) => ({ color: theme.color.muted })}>
          {isFirst ? units : t("{share} of previous", { share: percent(ofPrevious) })}
        </span>
      </li>
      {!isLast && (
        <li css={lineStyle}>
          <ArrowDownRight size={13} aria-hidden css={(theme) => ({ color: theme.color.danger })} />
          <span>
            <Count
              value={dropped}
              to={step.droppedTo}
              label={t("Dropped off after step {number}", { number: step.number })}
            />{" "}
            {t("dropped off ({share})", { share: percent(dropRate) })}
          </span>
        </li>
      )}
      {!isFirst && median !== null && median !== undefined && (
        <li css={lineStyle}>
          <Timer size={13} aria-hidden />
          <span
            title={t("Time from the step before: half within {median}, 90% within {p90}", {
              median: duration(median),
              p90: duration(p90),
            })}
          >
            {t("{median} median, 90% within {p90}", { median: duration(median), p90: duration(p90) })}
          </span>
        </li>
      )}
    </ul>
  );
}

/** The height of a line in px. */
const LINE = 20;

const lineStyle = { display: "grid", gridTemplateColumns: "16px minmax(0, 1fr)", alignItems: "start", gap: 2 } as const;

function Count({ value, to, label }: { value: number; to: Drilldown | undefined; label: string }) {
  return (
    <strong css={(theme) => ({ fontWeight: theme.weight.semibold })}>
      <DrilldownLink isLeading to={value > 0 ? to : undefined} label={label} value={exactNumber(value)}>
        {compactNumber(value)}
      </DrilldownLink>
    </strong>
  );
}
