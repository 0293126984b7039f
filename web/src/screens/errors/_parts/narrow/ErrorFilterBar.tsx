import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { graphql, useFragment } from "react-relay";
import type { ErrorFilterBar_log$key } from "#web/__generated__/ErrorFilterBar_log.graphql.ts";
import type { ErrorFilterBar_viewer$key } from "#web/__generated__/ErrorFilterBar_viewer.graphql.ts";
import { toggleCondition } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { errorKinds, kindLabels, toggled } from "../../_lib/errorFilters.ts";
import { useErrorFilters } from "../../_lib/useErrorFilters.ts";
import { FilterMenu } from "./FilterMenu.tsx";

interface Props {
  log: ErrorFilterBar_log$key;
  viewer: ErrorFilterBar_viewer$key;
}

const UNASSIGNED = 0;
const rowStyle = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, margin: 0, padding: 0 } as const;

/** The list's filters with the available values. Active filters show as removable chips. */
export function ErrorFilterBar({ log, viewer }: Props) {
  const { facets } = useFragment(
    graphql`
      fragment ErrorFilterBar_log on ErrorLog {
        facets {
          kinds {
            kind
            count
          }
          releases {
            name
            count
          }
          browsers {
            name
            count
          }
          systems {
            name
            count
          }
          pages {
            name
            count
          }
        }
      }
    `,
    log,
  );
  const { activeMembers } = useFragment(
    graphql`
      fragment ErrorFilterBar_viewer on Viewer {
        activeMembers {
          userId
          name
        }
      }
    `,
    viewer,
  );
  const [{ kinds, releases, assignee }, narrow] = useErrorFilters();
  const [{ filters }, change] = useReportState();
  const by = (criteria: GraphCriteria) => (value: string) =>
    change({ filters: toggleCondition(filters, { criteria, operator: "IS", value }) });
  const members = [
    { id: String(UNASSIGNED), label: t("Unassigned") },
    ...(activeMembers ?? []).map(({ userId, name }) => ({ id: String(userId), label: name })),
  ];
  const valuesOf = (rows: readonly { name: string; count: number }[]) =>
    rows.map(({ name, count }) => ({ id: name, label: name, count }));
  const chips = [
    ...kinds.map((kind) => ({
      text: kindLabels[kind] ?? kind,
      drop: () => narrow({ kinds: toggled(kinds, kind) }),
    })),
    ...releases.map((release) => ({
      text: t("Release {name}", { name: release }),
      drop: () => narrow({ releases: toggled(releases, release) }),
    })),
    ...(assignee === null
      ? []
      : [
          {
            text: t("Assignee: {name}", {
              name: members.find(({ id }) => id === String(assignee))?.label ?? t("Unknown"),
            }),
            drop: () => narrow({ assignee: null }),
          },
        ]),
  ];
  return (
    <div css={{ ...rowStyle, gap: 8 }}>
      <div role="group" aria-label={t("Filter errors")} css={{ ...rowStyle, marginLeft: -10 }}>
        <FilterMenu
          label={t("Kind")}
          values={facets.kinds.map(({ kind, count }) => ({ id: kind, label: kindLabels[kind] ?? kind, count }))}
          onChoose={(id) => {
            const kind = errorKinds.find((one) => one === id);
            if (kind) narrow({ kinds: toggled(kinds, kind) });
          }}
        />
        <FilterMenu
          label={t("Release")}
          values={valuesOf(facets.releases)}
          onChoose={(release) => narrow({ releases: toggled(releases, release) })}
        />
        <FilterMenu label={t("Assignee")} values={members} onChoose={(id) => narrow({ assignee: Number(id) })} />
        <FilterMenu label={t("Browser")} values={valuesOf(facets.browsers)} onChoose={by("BROWSER")} />
        <FilterMenu label={t("System")} values={valuesOf(facets.systems)} onChoose={by("OS")} />
        <FilterMenu label={t("Page")} values={valuesOf(facets.pages)} onChoose={by("PAGE")} />
      </div>
      {chips.length > 0 && (
        <FilterChipList label={t("Active filters")}>
          {chips.map(({ text, drop }) => (
            <FilterChip key={text} text={text} onRemove={drop} />
          ))}
        </FilterChipList>
      )}
    </div>
  );
}
