import { graphql, useFragment } from "react-relay";
import type { ErrorHeader_detail$key } from "#web/__generated__/ErrorHeader_detail.graphql.ts";
import type { ErrorHeader_viewer$key } from "#web/__generated__/ErrorHeader_viewer.graphql.ts";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import type { FunnelStep } from "#web/reports/funnels/funnelSteps.ts";
import { MakeFunnel } from "#web/reports/funnels/MakeFunnel.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { DrilldownLink } from "#web/ui/navigation/DrilldownLink.tsx";
import { kindLabels } from "../_lib/errorFilters.ts";
import { ErrorActions } from "./ErrorActions.tsx";
import { StateBadge } from "./StateBadge.tsx";

interface Props {
  detail: ErrorHeader_detail$key;
  viewer: ErrorHeader_viewer$key;
  projectId: string;
  /** what the report counts as a conversion */
  goalStep: FunnelStep | undefined;
}

/** The error's message, frequency and state. */
export function ErrorHeader({ detail, viewer, projectId, goalStep }: Props) {
  const { group, pages } = useFragment(
    graphql`
      fragment ErrorHeader_detail on ErrorDetail {
        group {
          errorId
          message
          kind
          type
          place
          firstRelease
          lastRelease
          count
          sessions
          visitors
          firstSeen
          lastSeen
          sparkline
          state
          isRegression
          regressionRelease
          snoozedUntil
          ...ErrorActions_group
        }
        pages {
          name
        }
      }
    `,
    detail,
  );
  const who = useFragment(
    graphql`
      fragment ErrorHeader_viewer on Viewer {
        ...ErrorActions_viewer
      }
    `,
    viewer,
  );
  const drilldown = useDrilldown({ step: { kind: "ERROR", value: group.errorId } });
  // pages are sorted by occurrences; an empty name is unknown
  const page = pages.find(({ name }) => name !== "")?.name;
  const figures = [
    { label: t("Count"), value: exactNumber(group.count) },
    {
      label: t("Sessions"),
      value: (
        <DrilldownLink isLeading to={drilldown} label={t("Sessions")} value={exactNumber(group.sessions)}>
          {exactNumber(group.sessions)}
        </DrilldownLink>
      ),
    },
    { label: t("Visitors"), value: exactNumber(group.visitors) },
    { label: t("First seen"), value: <RelativeTime at={group.firstSeen} /> },
    { label: t("Last seen"), value: <RelativeTime at={group.lastSeen} /> },
  ];
  return (
    <Card>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <div css={{ display: "flex", flexWrap: "wrap", gap: 16, justifyContent: "space-between" }}>
          <div css={{ minWidth: 0, flex: "1 1 320px" }}>
            <p
              css={(theme) => ({ ...caption(theme), display: "flex", alignItems: "center", gap: 8, flexWrap: "wrap" })}
            >
              {kindLabels[group.kind]}
              {group.type !== "console.error" && <span>{group.type}</span>}
              <StateBadge state={group.state} isRegression={group.isRegression} release={group.regressionRelease} />
              {group.snoozedUntil && <RelativeTime at={group.snoozedUntil} />}
            </p>
            <h2
              css={(theme) => ({
                fontSize: theme.size.heading,
                fontWeight: theme.weight.semibold,
                overflowWrap: "anywhere",
                marginTop: 4,
              })}
            >
              {group.message}
            </h2>
            {group.place && (
              <p
                css={(theme) => ({
                  ...caption(theme),
                  fontFamily: "ui-monospace, monospace",
                  overflowWrap: "anywhere",
                  marginTop: 2,
                })}
              >
                {group.place}
              </p>
            )}
            {group.firstRelease && (
              <p css={(theme) => ({ ...caption(theme), marginTop: 2 })}>
                {group.firstRelease === group.lastRelease
                  ? t("Only seen in {release}", { release: group.firstRelease })
                  : t("First seen in {first}, last seen in {last}", {
                      first: group.firstRelease,
                      last: group.lastRelease,
                    })}
              </p>
            )}
          </div>
          <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
            {page && (
              <MakeFunnel
                name={group.message}
                steps={[{ kind: "PAGE", match: "SIMPLE", value: page }, ...(goalStep ? [goalStep] : [])]}
              />
            )}
            <ErrorActions group={group} viewer={who} projectId={projectId} />
          </div>
        </div>
        <dl
          css={(theme) => ({
            display: "grid",
            gap: theme.space.two,
            gridTemplateColumns: "repeat(auto-fit, minmax(96px, 1fr))",
            margin: 0,
          })}
        >
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt css={caption}>{label}</dt>
              <dd css={(theme) => ({ margin: 0, fontSize: theme.size.heading, fontWeight: theme.weight.semibold })}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Sparkline values={group.sparkline} height={44} label={t("Occurrences over time")} />
      </div>
    </Card>
  );
}
