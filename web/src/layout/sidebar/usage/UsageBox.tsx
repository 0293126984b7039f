import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { UsageBox_viewer$key } from "#web/__generated__/UsageBox_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { ProgressRing } from "#web/ui/feedback/ProgressRing.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { useOpenFeatures } from "../../places/openFeatures.ts";
import { UsageLine } from "./UsageLine.tsx";
import { TrialLine } from "./TrialLine.tsx";

interface Props {
  viewer: UsageBox_viewer$key;
  /** the next step for members who manage the account, if its screen exists */
  action: { href: string; label: string } | undefined;
  isMinimised: boolean;
}

/** The plan, its usage this month, and the remaining trial time. */
export function UsageBox({ viewer, action, isMinimised }: Props) {
  const { plan, usage, trial, testedUsers } = useFragment(
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
        testedUsers {
          count
          limit
        }
        trial {
          ...TrialLine_trial
        }
      }
    `,
    viewer,
  );
  const isOpen = useOpenFeatures();
  if (!plan || !usage) return null;
  const limit = plan.sessions === null || plan.sessions === undefined ? null : plan.sessions + plan.rewardedSessions;
  const spoken =
    limit === null
      ? usage.sessions === 1
        ? t("1 session")
        : t("{count} sessions", { count: exactNumber(usage.sessions) })
      : t("{used} of {limit} sessions", { used: exactNumber(usage.sessions), limit: exactNumber(limit) });
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
      css={(theme) => ({
        display: "grid",
        gap: 8,
        margin: 12,
        padding: 12,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large - 2,
        fontSize: theme.size.small,
        lineHeight: "16px",
      })}
    >
      <div css={{ display: "flex", justifyContent: "space-between", gap: 8 }}>
        <strong css={(theme) => ({ fontWeight: theme.weight.semibold })}>{plan.name}</strong>
        {trial ? (
          <TrialLine trial={trial} />
        ) : (
          <span css={(theme) => ({ color: theme.color.muted })}>{t("This month")}</span>
        )}
      </div>
      <UsageLine label={t("Sessions")} used={usage.sessions} limit={limit} />
      {testedUsers && isOpen("ABTEST") && (
        <UsageLine label={t("Tested users")} used={testedUsers.count} limit={testedUsers.limit ?? null} />
      )}
      {action && (
        <Link href={action.href} css={buttonStyle("primary", "small")}>
          {action.label}
        </Link>
      )}
    </section>
  );
}
