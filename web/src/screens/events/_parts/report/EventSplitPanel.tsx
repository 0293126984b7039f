import { graphql, useFragment } from "react-relay";
import type { EventSplitPanel_facts$key } from "#web/__generated__/EventSplitPanel_facts.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DimensionIcon } from "#web/reports/dimensions/DimensionIcon.tsx";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { eventSplits } from "../../_lib/eventSplits.ts";

const HEIGHT = 180;
const LISTED = 12;

export function EventSplitPanel({ facts }: { facts: EventSplitPanel_facts$key }) {
  const { split, totals } = useFragment(
    graphql`
      fragment EventSplitPanel_facts on EventFacts {
        totals {
          count
        }
        split {
          name
          count
        }
      }
    `,
    facts,
  );
  const [by, choose] = useSearchChoice("split", eventSplits, "PAGE");
  const { write } = dimensionKind(by);
  return (
    <Panel
      title={t("Breakdown")}
      height={HEIGHT}
      actions={
        <Select
          label={t("Break down by")}
          hideLabel
          value={by}
          choices={eventSplits.map((id) => ({ id, label: dimensionKind(id).head }))}
          onChange={choose}
          css={{ width: 160 }}
        />
      }
    >
      {split.length === 0 ? (
        <EmptyState title={t("No events in this range")} minHeight={HEIGHT} />
      ) : (
        <BarList
          label={t("Breakdown")}
          total={totals.count}
          items={split.slice(0, LISTED).map(({ name, count }) => ({
            id: name,
            icon: <DimensionIcon dimension={by} value={name} />,
            label: write(name),
            value: count,
          }))}
        />
      )}
    </Panel>
  );
}
