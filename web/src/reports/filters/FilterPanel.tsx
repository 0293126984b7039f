import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { FilterPanelQuery } from "#web/__generated__/FilterPanelQuery.graphql.ts";
import { withGroup, type Group } from "../url/reportState.ts";
import { useReportState } from "../url/useReportState.ts";
import { FilterForm } from "./FilterForm.tsx";
import { SegmentEditor } from "./SegmentEditor.tsx";
import type { SavedSegment } from "./segments.ts";
import { SegmentList } from "./SegmentList.tsx";
import { withChangedSegment } from "./segments.ts";
import { useDisplayNames } from "./useDisplayNames.ts";

export const filterPanelQuery = graphql`
  query FilterPanelQuery($project: ID!) @preloadable {
    viewer {
      viewerCanWrite
      project(id: $project) {
        id
        ...SegmentList_project
        ...useDisplayNames_project
      }
    }
  }
`;

/** Adds a filter to the screen's URL, or applies a saved one. Saved ones are changed here, too. */
export function FilterPanel({ queryRef, close }: { queryRef: PreloadedQuery<FilterPanelQuery>; close: () => void }) {
  const { viewer } = usePreloadedQuery<FilterPanelQuery>(filterPanelQuery, queryRef);
  const [{ filters }, change] = useReportState();
  const [edited, setEdited] = useState<SavedSegment>();
  const displayNameOf = useDisplayNames(viewer?.project, true);
  const project = viewer?.project;
  if (!project) return null;
  const apply = (next: readonly Group[]) => {
    change({ filters: next });
    close();
  };
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, width: "min(560px, calc(100vw - 64px))" })}>
      {edited ? (
        <SegmentEditor
          projectId={project.id}
          segment={edited}
          displayNameOf={displayNameOf}
          onCancel={() => setEdited(undefined)}
          onSaved={(after) => {
            setEdited(undefined);
            change({ filters: withChangedSegment(filters, edited.filters, after) });
          }}
        />
      ) : (
        <>
          <FilterForm projectId={project.id} onAdd={(group) => apply(withGroup(filters, group))} />
          <SegmentList
            project={project}
            canSave={viewer.viewerCanWrite ?? false}
            filters={filters}
            onApply={apply}
            onEdit={setEdited}
            displayNameOf={displayNameOf}
          />
        </>
      )}
    </div>
  );
}
