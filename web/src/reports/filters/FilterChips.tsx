// The filters of the URL as chips, above the panels of a report. Segments are shown by their name, once the project's
// segments are loaded, which happens only if there are filters.
import { Suspense, useEffect, type ReactNode } from "react";
import { useQueryLoader } from "react-relay";
import { ErrorBoundary } from "react-error-boundary";
import type { SegmentChipsQuery } from "#web/__generated__/SegmentChipsQuery.graphql.ts";
import parameters from "#web/__generated__/SegmentChipsQuery$parameters.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { withoutGroups, type Group } from "../url/reportState.ts";
import { useReportState } from "../url/useReportState.ts";
import { formatGroup, type DisplayNameOf } from "./criteriaKinds.ts";
import { SegmentChips } from "./SegmentChips.tsx";

interface Props {
  /** global id; null on a share page, which has no segments */
  projectId: string | null;
  displayNameOf: DisplayNameOf;
}

export function FilterChips({ projectId, displayNameOf }: Props) {
  const [{ filters }, change] = useReportState();
  const [queryRef, loadQuery] = useQueryLoader<SegmentChipsQuery>(parameters);
  const hasFilters = filters.length > 0;
  useEffect(() => {
    if (hasFilters && projectId !== null) loadQuery({ project: projectId }, { fetchPolicy: "store-or-network" });
  }, [hasFilters, projectId, loadQuery]);
  if (!hasFilters) return null;
  const apply = (next: readonly Group[]) => change({ filters: next });
  const chipsOf = (groups: readonly Group[]): ReactNode =>
    groups.map((group) => {
      const text = formatGroup(group, displayNameOf);
      return <FilterChip key={text} text={text} onRemove={() => apply(withoutGroups(filters, [group]))} />;
    });
  const plain = chipsOf(filters);
  return (
    <FilterChipList label={t("Filters")} css={(theme) => ({ marginBottom: theme.space.two })}>
      {queryRef ? (
        <ErrorBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <SegmentChips {...{ queryRef, filters, displayNameOf, chipsOf }} onApply={apply} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
      {filters.length > 1 && (
        <li>
          <Button variant="ghost" size="small" onPress={() => apply([])}>
            {t("Clear all")}
          </Button>
        </li>
      )}
    </FilterChipList>
  );
}
