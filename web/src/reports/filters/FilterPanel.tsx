import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { FilterPanelQuery } from "#web/__generated__/FilterPanelQuery.graphql.ts";
import { withGroup, type Group } from "../url/reportState.ts";
import { useReportState } from "../url/useReportState.ts";
import { FilterForm } from "./FilterForm.tsx";
import { SegmentList } from "./SegmentList.tsx";

export const filterPanelQuery = graphql`
  query FilterPanelQuery($project: ID!) @preloadable {
    viewer {
      viewerCanWrite
      project(id: $project) {
        id
        ...SegmentList_project
      }
    }
  }
`;

/** Adds a filter to the screen's URL, or applies a saved one. */
export function FilterPanel({ queryRef, close }: { queryRef: PreloadedQuery<FilterPanelQuery>; close: () => void }) {
  const { viewer } = usePreloadedQuery<FilterPanelQuery>(filterPanelQuery, queryRef);
  const [{ filters }, change] = useReportState();
  const project = viewer?.project;
  if (!project) return null;
  const apply = (next: readonly Group[]) => {
    change({ filters: next });
    close();
  };
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, width: "min(560px, calc(100vw - 64px))" })}>
      <FilterForm projectId={project.id} onAdd={(group) => apply(withGroup(filters, group))} />
      <SegmentList project={project} canSave={viewer.viewerCanWrite ?? false} filters={filters} onApply={apply} />
    </div>
  );
}
