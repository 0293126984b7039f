import type { Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { TrialLine_trial$key } from "#web/__generated__/TrialLine_trial.graphql.ts";

/** Days left: calm above 10, a warning from 4 to 10, urgent from 3 down. */
export const trialTone = (days: number) => (days > 10 ? "positive" : days > 3 ? "warning" : "danger");

export function TrialLine({ trial }: { trial: TrialLine_trial$key }) {
  const { daysToExpire, label } = useFragment(
    graphql`
      fragment TrialLine_trial on Trial {
        daysToExpire
        label
      }
    `,
    trial,
  );
  if (label === "LIFETIME") return <span css={(t) => ({ color: t.color.muted })}>Lifetime</span>;
  if (label !== "TRIAL") return <span css={(t) => ({ color: t.color.muted })}>This month</span>;
  const color = (t: Theme) => ({ color: t.color[trialTone(daysToExpire)], whiteSpace: "nowrap" as const });
  return (
    <span css={color}>
      Trial: {daysToExpire} {daysToExpire === 1 ? "day" : "days"} left
    </span>
  );
}
