import { graphql, useFragment } from "react-relay";
import type { UsageBars_viewer$key } from "#web/__generated__/UsageBars_viewer.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { ProgressBar } from "#web/ui/feedback/ProgressBar.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Card } from "#web/ui/layout/Card.tsx";

interface Bar {
  label: string;
  used: number;
  limit: number | null;
  /** forecast for the month at the current rate */
  expected?: number;
}

/** The plan's usage this month, and the forecast at the current rate. */
export function UsageBars({ viewer }: { viewer: UsageBars_viewer$key }) {
  const { plan, usage, testedUsers } = useFragment(
    graphql`
      fragment UsageBars_viewer on Viewer {
        plan {
          sessions
          pageviews
          rewardedSessions
          additionalPageviews
        }
        usage {
          sessions
          pageviews
          expectedSessions
          expectedPageviews
        }
        testedUsers {
          count
          limit
        }
      }
    `,
    viewer,
  );
  const isOpen = useOpenFeatures();
  if (!plan || !usage) return null;
  const above = (limit: number | null | undefined, extra: number) =>
    limit === null || limit === undefined ? null : limit + extra;
  const bars: Bar[] = [
    {
      label: t("Sessions"),
      used: usage.sessions,
      limit: above(plan.sessions, plan.rewardedSessions),
      expected: usage.expectedSessions,
    },
    {
      label: t("Page views"),
      used: usage.pageviews,
      limit: above(plan.pageviews, plan.additionalPageviews),
      expected: usage.expectedPageviews,
    },
    ...(testedUsers && isOpen("ABTEST")
      ? [{ label: t("Tested users"), used: testedUsers.count, limit: testedUsers.limit ?? null }]
      : []),
  ];
  return (
    <Card title={t("This month")} definition={t("Counted from the first of the month (UTC) across all your projects.")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        {bars.map((bar) => (
          <UsageBar key={bar.label} {...bar} />
        ))}
      </div>
    </Card>
  );
}

function UsageBar({ label, used, limit, expected }: Bar) {
  if (limit === null) {
    return (
      <div css={(theme) => ({ display: "flex", justifyContent: "space-between", fontSize: theme.size.small })}>
        <span css={(theme) => ({ color: theme.color.muted })}>{label}</span>
        <span>{t("{used}, no limit", { used: exactNumber(used) })}</span>
      </div>
    );
  }
  const tone = used >= limit ? "danger" : expected !== undefined && expected > limit ? "warning" : "accent";
  return (
    <div>
      <ProgressBar
        label={label}
        value={Math.min(used, limit)}
        max={Math.max(1, limit)}
        valueLabel={t("{used} of {limit}", { used: exactNumber(used), limit: exactNumber(limit) })}
        tone={tone}
      />
      {expected !== undefined && used > 0 && (
        <p
          css={(theme) => ({
            ...caption(theme),
            marginTop: 4,
            color: tone === "accent" ? theme.color.muted : theme.color[tone],
          })}
        >
          {t("At this rate, {count} by the end of the month", { count: exactNumber(expected) })}
        </p>
      )}
    </div>
  );
}
