import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { UsageBox_viewer$key } from "#web/__generated__/UsageBox_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { ProgressBar } from "#web/ui/feedback/ProgressBar.tsx";
import { ProgressRing } from "#web/ui/feedback/ProgressRing.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { TrialLine } from "./TrialLine.tsx";

interface Props {
  viewer: UsageBox_viewer$key;
  /** what those who settle the account do next, where there is a screen for it */
  action: { href: string; label: string } | undefined;
  isMinimised: boolean;
}

/** The plan, how much of its month is used, and how long the trial still runs. */
export function UsageBox({ viewer, action, isMinimised }: Props) {
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
  if (!plan || !usage) return null;
  const limit = plan.sessions === null || plan.sessions === undefined ? null : plan.sessions + plan.rewardedSessions;
  const spoken =
    limit === null
      ? t("{count} sessions", { count: exactNumber(usage.sessions) })
      : t("{used} of {limit} sessions", { used: exactNumber(usage.sessions), limit: exactNumber(limit) });
  const tone = limit !== null && usage.sessions >= limit ? "danger" : "accent";
  if (isMinimised) {
    if (limit === null) return null;
    return (
      <div css={{ padding: "12px 17px" }} title={t("{spoken} this month", { spoken })}>
        <ProgressRing
          label={t("{spoken} this month", { spoken })}
          value={usage.sessions}
          max={Math.max(1, limit)}
          size={30}
        />
      </div>
    );
  }
  return (
    <section
      aria-label={t("Plan usage")}
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
        {trial ? <TrialLine trial={trial} /> : <span css={(t) => ({ color: t.color.muted })}>{t("This month")}</span>}
      </div>
      {limit === null ? (
        <span css={(t) => ({ color: t.color.muted })} title={spoken}>
          {t("{count} sessions", { count: compactNumber(usage.sessions) })}
        </span>
      ) : (
        <ProgressBar
          label={t("Sessions")}
          value={Math.min(usage.sessions, limit)}
          max={Math.max(1, limit)}
          valueLabel={t("{used} of {limit}", { used: compactNumber(usage.sessions), limit: compactNumber(limit) })}
          valueTitle={spoken}
          tone={tone}
        />
      )}
      {action && (
        <Link href={action.href} css={buttonStyle("primary", "small")}>
          {action.label}
        </Link>
      )}
    </section>
  );
}
