import { graphql, useFragment } from "react-relay";
import type { InsteadList_dropoff$key } from "#web/__generated__/InsteadList_dropoff.graphql.ts";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { duration } from "#web/ui/format/duration.ts";
import { Part } from "./Part.tsx";

const LISTED = 8;

/** What those who dropped off did next. */
export function InsteadList({ dropoff }: { dropoff: InsteadList_dropoff$key }) {
  const { dropped, next } = useFragment(
    graphql`
      fragment InsteadList_dropoff on FunnelDropoff {
        dropped
        next {
          kind
          name
          title
          dropped
          # eslint-disable-next-line relay/unused-fields -- exported
          share
          medianSeconds
        }
      }
    `,
    dropoff,
  );
  const labelOf = ({ kind, name, title }: (typeof next)[number]) => {
    if (kind === "EXIT") return t("Left the website");
    if (kind === "OTHER") return t("Other pages and events");
    return kind === "EVENT" ? t("Event: {name}", { name: title ?? name }) : name;
  };
  return (
    <Part title={t("What they did next")}>
      <BarList
        label={t("What they did next")}
        total={dropped}
        items={next.slice(0, LISTED).map((row) => ({
          id: `${row.kind} ${row.name}`,
          label: labelOf(row),
          value: row.dropped,
          detail: <span title={t("Median time until then")}>{duration(row.medianSeconds)}</span>,
        }))}
      />
      <div css={{ display: "flex", justifyContent: "flex-end", marginTop: 4 }}>
        <ExportCsvButton
          view="funnel-drop-off"
          rows="viewer.project.funnels.report.dropoff.next"
          columns={[
            { title: t("Kind"), value: "kind" },
            { title: t("Name"), value: "name" },
            { title: t("Dropped off"), value: "dropped" },
            { title: t("Share"), value: "share" },
            { title: t("Median time (seconds)"), value: "medianSeconds" },
          ]}
        />
      </div>
    </Part>
  );
}
