import { graphql, useFragment } from "react-relay";
import type {
  EngagementSteps_engagement$data,
  EngagementSteps_engagement$key,
} from "#web/__generated__/EngagementSteps_engagement.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { useChartTable } from "#web/ui/charts/chartTable.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { countLabel, percentLabel, timeLabel } from "../_lib/stepLabel.ts";
import { stepFilter, type StepKind } from "../_lib/stepGroups.ts";

type Steps = EngagementSteps_engagement$data["scroll"];

interface Distribution {
  kind: StepKind;
  read(data: EngagementSteps_engagement$data): Steps;
  title: string;
  definition: string;
  label(from: number, next: number | undefined): string;
}

const distributions: readonly Distribution[] = [
  {
    kind: "scroll",
    read: (data) => data.scroll,
    title: t("Scroll depth by page view"),
    definition: t("Page views by the deepest point reached, as a percentage of the page."),
    label: percentLabel,
  },
  {
    kind: "time",
    read: (data) => data.time,
    title: t("Engaged time by page view"),
    definition: t("Page views by the time the page was visible and in use."),
    label: timeLabel,
  },
  {
    kind: "pages",
    read: (data) => data.pages,
    title: t("Pages per session"),
    definition: t("Sessions by number of page views."),
    label: countLabel,
  },
  {
    kind: "returns",
    read: (data) => data.returns,
    title: t("Sessions per visitor"),
    definition: t("Visitors by number of sessions in the range."),
    label: countLabel,
  },
];

/** Four distributions side by side. Each step links to its visitors. */
export function EngagementSteps({ engagement }: { engagement: EngagementSteps_engagement$key }) {
  const data = useFragment(
    graphql`
      fragment EngagementSteps_engagement on EngagementReport {
        scroll {
          from
          count
        }
        time {
          from
          count
        }
        pages {
          from
          count
        }
        returns {
          from
          count
        }
      }
    `,
    engagement,
  );
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(max(360px, 40%), 100%), 1fr))",
      })}
    >
      {distributions.map((distribution) => (
        <Panel
          key={distribution.kind}
          title={distribution.title}
          definition={distribution.definition}
          height={200}
          saveAs={`engagement-${distribution.kind}`}
        >
          <Bars distribution={distribution} steps={distribution.read(data)} />
        </Panel>
      ))}
    </div>
  );
}

function Bars({ distribution, steps }: { distribution: Distribution; steps: Steps }) {
  const [{ filters }] = useReportState();
  const drilldowns = useDrilldowns();
  const labelAt = (at: number) => distribution.label(steps[at]?.from ?? 0, steps[at + 1]?.from);
  useChartTable({ head: [distribution.title, t("Count")], rows: steps.map(({ count }, at) => [labelAt(at), count]) });
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <EmptyState title={t("No sessions in this date range")} minHeight={200} />;
  return (
    <BarList
      label={distribution.title}
      total={total}
      items={steps.map(({ from, count }, at) => {
        const next = steps[at + 1]?.from;
        const drilldown = count > 0 ? stepFilter({ kind: distribution.kind, from, next }, filters) : undefined;
        return { id: String(from), label: labelAt(at), value: count, drilldown: drilldown && drilldowns(drilldown) };
      })}
    />
  );
}
