import type { Theme } from "@emotion/react";
import { percent } from "#web/ui/format/percent.ts";
import { verdictLabel, verdictTone, type Verdict } from "../_lib/vitalKinds.ts";

type Shares = Partial<Record<Verdict, number | null>>;

const order: readonly Verdict[] = ["good", "needsWork", "poor"];

/** The shares of good, mediocre and poor page loads, side by side. */
export function VerdictBar(shares: Shares) {
  const total = order.reduce((sum, verdict) => sum + (shares[verdict] ?? 0), 0);
  const title = order.map((verdict) => `${verdictLabel[verdict]} ${percent(shares[verdict], 0)}`).join(", ");
  return (
    <span
      title={total > 0 ? title : undefined}
      css={(theme: Theme) => ({
        display: "flex",
        gap: 2,
        height: 6,
        margin: "8px 0",
        borderRadius: theme.radius.round,
        overflow: "hidden",
        background: theme.color.sunken,
      })}
    >
      {total > 0 &&
        order.map((verdict) => (
          <span
            key={verdict}
            style={{ width: `${(shares[verdict] ?? 0) * 100}%` }}
            css={(theme: Theme) => ({ background: theme.color[verdictTone[verdict]] })}
          />
        ))}
    </span>
  );
}
