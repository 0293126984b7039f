import { Pencil, Shapes } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SegmentChipsQuery } from "#web/__generated__/SegmentChipsQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { FilterChip } from "#web/ui/actions/FilterChip.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { withoutGroups, type Group } from "../url/reportState.ts";
import { formatGroup, type DisplayNameOf } from "./criteriaKinds.ts";
import type { SavedSegment } from "./segments.ts";
import { appliedSegments, filtersOf, withChangedSegment } from "./segments.ts";

const SegmentEditor = lazy(() => import("./SegmentEditor.tsx").then((chunk) => ({ default: chunk.SegmentEditor })));
const HEIGHT = 160;

export const segmentChipsQuery = graphql`
  query SegmentChipsQuery($project: ID!) @preloadable {
    viewer {
      viewerCanWrite
      project(id: $project) {
        id
        segments {
          list(first: 100) @connection(key: "SegmentList_list") {
            edges {
              node {
                id
                name
                ...segments_segment
              }
            }
          }
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<SegmentChipsQuery>;
  filters: readonly Group[];
  displayNameOf: DisplayNameOf;
  /** of filters that belong to no segment */
  chipsOf(groups: readonly Group[]): ReactNode;
  onApply(filters: readonly Group[]): void;
}

/** The applied segments by name, followed by the other filters. */
export function SegmentChips({ queryRef, filters, displayNameOf, chipsOf, onApply }: Props) {
  const { viewer } = usePreloadedQuery<SegmentChipsQuery>(segmentChipsQuery, queryRef);
  const project = viewer?.project;
  const known = (project?.segments.list?.edges ?? []).map(({ node }) => ({
    ...{ id: node.id, name: node.name },
    filters: filtersOf(node),
  }));
  const { segments, others } = appliedSegments(filters, known);
  return (
    <>
      {segments.map((segment) => (
        <FilterChip
          key={segment.id}
          icon={<Shapes size={14} aria-hidden />}
          text={segment.name}
          title={segment.filters.map((group) => formatGroup(group, displayNameOf)).join(` ${t("and")} `)}
          removeLabel={t("Remove segment {name}", { name: segment.name })}
          onRemove={() => onApply(withoutGroups(filters, segment.filters))}
          actions={
            project &&
            viewer.viewerCanWrite && (
              <EditSegment
                projectId={project.id}
                segment={segment}
                displayNameOf={displayNameOf}
                onSaved={(after) => onApply(withChangedSegment(filters, segment.filters, after))}
              />
            )
          }
        />
      ))}
      {chipsOf(others)}
    </>
  );
}

interface EditProps {
  projectId: string;
  segment: SavedSegment;
  displayNameOf: DisplayNameOf;
  onSaved(filters: readonly Group[]): void;
}

function EditSegment({ segment, onSaved, ...rest }: EditProps) {
  const [isOpen, setOpen] = useState(false);
  const label = t("Edit segment {name}", { name: segment.name });
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      trigger={
        <IconButton label={label} size="small">
          <Pencil aria-hidden />
        </IconButton>
      }
    >
      <div css={{ width: "min(560px, calc(100vw - 64px))" }}>
        <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
          <SegmentEditor
            {...rest}
            segment={segment}
            onCancel={() => setOpen(false)}
            onSaved={(filters) => {
              setOpen(false);
              onSaved(filters);
            }}
          />
        </Suspense>
      </div>
    </Popover>
  );
}
