import { graphql, useFragment } from "react-relay";
import type { SegmentList_project$key } from "#web/__generated__/SegmentList_project.graphql.ts";
import type { Group } from "../url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import type { DisplayNameOf } from "./criteriaKinds.ts";
import { SaveSegment } from "./SaveSegment.tsx";
import type { SavedSegment } from "./segments.ts";
import { SegmentItem } from "./SegmentItem.tsx";

interface Props {
  project: SegmentList_project$key;
  canSave: boolean;
  /** the screen's current filters, to be saved */
  filters: readonly Group[];
  onApply: (filters: readonly Group[]) => void;
  onEdit: (segment: SavedSegment) => void;
  displayNameOf: DisplayNameOf;
}

/** The project's saved filters, with a form to save the current ones. */
export function SegmentList({ project, canSave, filters, onApply, onEdit, displayNameOf }: Props) {
  const data = useFragment(
    graphql`
      fragment SegmentList_project on Project {
        id
        segments {
          list(first: 100) @connection(key: "SegmentList_list") {
            __id
            edges {
              node {
                id
                ...SegmentItem_segment
              }
            }
          }
        }
      }
    `,
    project,
  );
  const {
    id,
    segments: { list: segments },
  } = data;
  if (!segments) return null;
  return (
    <section
      css={(theme) => ({
        display: "grid",
        gap: theme.space.one,
        borderTop: `1px solid ${theme.color.border}`,
        paddingTop: 12,
      })}
    >
      <h3 css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.semibold })}>{t("Segments")}</h3>
      {segments.edges.length === 0 && <p css={caption}>{t("Filters you save as a segment appear here.")}</p>}
      <ul css={(theme) => ({ display: "grid", gap: theme.space.one, margin: 0, padding: 0, listStyle: "none" })}>
        {segments.edges.map(({ node }) => (
          <SegmentItem
            key={node.id}
            segment={node}
            connection={segments.__id}
            canWrite={canSave}
            onEdit={onEdit}
            onApply={onApply}
            displayNameOf={displayNameOf}
          />
        ))}
      </ul>
      {canSave && filters.length > 0 && <SaveSegment projectId={id} filters={filters} connection={segments.__id} />}
    </section>
  );
}
