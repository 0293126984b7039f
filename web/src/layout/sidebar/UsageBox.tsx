import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { UsageBox_viewer$key } from "#web/__generated__/UsageBox_viewer.graphql.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { ProgressBar } from "#web/ui/feedback/ProgressBar.tsx";
import { ProgressRing } from "#web/ui/feedback/ProgressRing.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { useHasRoute } from "../knownPaths.ts";
import { TrialLine } from "./TrialLine.tsx";

const UPGRADE = "/upgrade-account";

/** The plan, how much of its month is used, and how long the trial still runs. */
export function UsageBox({ viewer, isMinimised }: { viewer: UsageBox_viewer$key; isMinimised: boolean }) {
  const { plan, usage, trial } = useFragment(
    graphql`
      fragment UsageBox_viewer on Viewer {
        plan {
          name
          sessions
          rewardedSessions
        }
        usage {
          sessions
        }
        trial {
          ...TrialLine_trial
        }
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  if (!plan || !usage) return null;
  const limit = plan.sessions === null || plan.sessions === undefined ? null : plan.sessions + plan.rewardedSessions;
  const spoken =
    limit === null
      ? `${exactNumber(usage.sessions)} sessions`
      : `${exactNumber(usage.sessions)} of ${exactNumber(limit)} sessions`;
  const tone = limit !== null && usage.sessions >= limit ? "danger" : "accent";
  if (isMinimised) {
    if (limit === null) return null;
    return (
      <div css={{ padding: "12px 17px" }} title={`${spoken} this month`}>
        <ProgressRing label={`${spoken} this month`} value={usage.sessions} max={Math.max(1, limit)} size={30} />
      </div>
    );
  }
  return (
    <section
      aria-label="Plan usage"
      css={(t) => ({
        display: "grid",
        gap: 8,
        margin: 12,
        padding: 12,
        border: `1px solid ${t.color.border}`,
        borderRadius: t.radius.large - 2,
        fontSize: t.size.small,
        lineHeight: "16px",
      })}
    >
      <div css={{ display: "flex", justifyContent: "space-between", gap: 8 }}>
        <strong css={(t) => ({ fontWeight: t.weight.semibold })}>{plan.name}</strong>
        {trial ? <TrialLine trial={trial} /> : <span css={(t) => ({ color: t.color.muted })}>This month</span>}
      </div>
      {limit === null ? (
        <span css={(t) => ({ color: t.color.muted })} title={spoken}>
          {compactNumber(usage.sessions)} sessions
        </span>
      ) : (
        <ProgressBar
          label="Sessions"
          value={Math.min(usage.sessions, limit)}
          max={Math.max(1, limit)}
          valueLabel={`${compactNumber(usage.sessions)} of ${compactNumber(limit)}`}
          tone={tone}
        />
      )}
      {hasRoute(UPGRADE) && (
        <Link href={UPGRADE} css={buttonStyle("primary", "small")}>
          Upgrade
        </Link>
      )}
    </section>
  );
}
