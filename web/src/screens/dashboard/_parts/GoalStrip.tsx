import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { GoalStrip_project$key } from "#web/__generated__/GoalStrip_project.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percent } from "#web/ui/format/percent.ts";

const HEIGHT = 84;
const SHOWN = 6;

/** The goals with the most conversions. Pressing one makes it the goal of the whole screen. */
export function GoalStrip({ project, canWrite }: { project: GoalStrip_project$key; canWrite: boolean }) {
  return (
    <Panel title={t("Goals")} height={HEIGHT} actions={<TextLink href="/goals">{t("All goals")}</TextLink>}>
      <Goals project={project} canWrite={canWrite} />
    </Panel>
  );
}

function Goals({ project, canWrite }: { project: GoalStrip_project$key; canWrite: boolean }) {
  const {
    goals: { reached },
  } = useFragment(
    graphql`
      fragment GoalStrip_project on Project @throwOnFieldError {
        goals {
          reached: list(range: $range, first: 100) {
            edges {
              node {
                id
                key
                name
                isDefault
              }
              standing {
                conversions
                conversionRate
              }
            }
          }
        }
      }
    `,
    project,
  );
  const [{ goal }, change] = useReportState();
  const drilldowns = useDrilldowns();
  const most = (reached?.edges ?? [])
    .toSorted((a, b) => (b.standing?.conversions ?? 0) - (a.standing?.conversions ?? 0))
    .slice(0, SHOWN);
  if (most.length === 0) {
    return (
      <EmptyState
        title={t("No goals yet")}
        minHeight={HEIGHT}
        action={
          canWrite && (
            <Link href="/goals/new" css={buttonStyle("secondary")}>
              {t("New goal")}
            </Link>
          )
        }
      >
        {t("Define what you want visitors to do, and every report counts it.")}
      </EmptyState>
    );
  }
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.one,
        alignItems: "end",
        gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
        [theme.media.medium]: { gridTemplateColumns: "repeat(3, 1fr)" },
      })}
    >
      {most.map(({ node, standing }) => {
        const isChosen = goal ? goal === node.key : node.isDefault;
        return (
          <Stat
            key={node.id}
            label={node.name}
            value={standing?.conversions}
            note={t("{rate} of sessions", { rate: percent(standing?.conversionRate) })}
            to={drilldowns({ reached: node.key, isUnfiltered: true })}
            selected={isChosen}
            onSelect={() => change({ goal: node.isDefault ? null : node.key })}
          />
        );
      })}
    </div>
  );
}
