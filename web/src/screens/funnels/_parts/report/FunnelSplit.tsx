import { graphql, useFragment } from "react-relay";
import type { FunnelSplit_project$key } from "#web/__generated__/FunnelSplit_project.graphql.ts";
import type { FunnelSplit_report$key } from "#web/__generated__/FunnelSplit_report.graphql.ts";
import type { useFunnelSteps_funnel$key } from "#web/__generated__/useFunnelSteps_funnel.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { sharedSplits, splits, type Split } from "../../_lib/funnelChoices.ts";
import { splitLabels } from "../../_lib/splitLabels.ts";
import { SplitTable } from "./SplitTable.tsx";

const HEIGHT = 190;

interface Props {
  report: FunnelSplit_report$key;
  /** null for share links */
  project: FunnelSplit_project$key | null;
  funnel: useFunnelSteps_funnel$key;
}

/** The funnel for each value of a property. */
export function FunnelSplit({ report, project, funnel }: Props) {
  const data = useFragment(
    graphql`
      fragment FunnelSplit_report on FunnelReport {
        ...SplitTable_report
      }
    `,
    report,
  );
  const experiments = useFragment(
    graphql`
      fragment FunnelSplit_project on Project {
        experiments {
          list(first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    `,
    project,
  )?.experiments;
  const tests = (experiments?.list?.edges ?? []).map(({ node }) => ({ id: node.id, label: node.name }));
  const [by, choose] = useSearchChoice<Split>("by", project ? splits : sharedSplits, "DEVICE");
  const [test, chooseTest] = useSearchChoice("test", ["", ...tests.map(({ id }) => id)], "");
  const offered = splits.filter((id) => id !== "VARIANT" || tests.length > 0);
  return (
    <Panel
      title={t("Breakdown")}
      definition={t("By a property of the session in which the first step happened: the ten most frequent values.")}
      flush
      height={HEIGHT}
      actions={
        <>
          {by === "VARIANT" && tests.length > 0 && (
            <Select
              label={t("Test")}
              hideLabel
              placeholder={t("Choose a test")}
              value={test || null}
              choices={tests}
              onChange={chooseTest}
              css={{ width: 180 }}
            />
          )}
          <Select
            label={t("Break down by")}
            hideLabel
            value={by}
            choices={offered.map((id) => ({ id, label: splitLabels[id].head }))}
            onChange={choose}
            css={{ width: 160 }}
          />
        </>
      }
    >
      <SplitTable report={data} by={by} funnel={funnel} height={HEIGHT} />
    </Panel>
  );
}
