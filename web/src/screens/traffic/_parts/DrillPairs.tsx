import { useNavigate } from "react-router-dom";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { t } from "#web/texts/t.ts";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import type { Drill } from "#web/reports/drilldown/drillAddress.ts";

/** The URL's pairs as removable chips. */
export function DrillPairs({ drill }: { drill: Drill }) {
  const navigate = useNavigate();
  if (drill.pairs.length === 0) return null;
  return (
    <FilterChipList label={t("Active filters")} css={(theme) => ({ marginBottom: theme.space.two })}>
      {drill.pairs.map(({ dimension, value }, n) => {
        const { head, write } = dimensionKind(dimension);
        const text = `${head}: ${write(value)}`;
        return (
          <FilterChip
            key={dimension}
            text={text}
            removeLabel={t("Remove {text}", { text })}
            onRemove={() =>
              void navigate({
                pathname: drill.pathOf(drill.pairs.filter((_, m) => m !== n)),
                search: withoutChoice(location.search),
              })
            }
          />
        );
      })}
    </FilterChipList>
  );
}

/** Removes the table's dimension and page, which belong to the previous level. */
export function withoutChoice(search: string): string {
  const next = new URLSearchParams(search);
  next.delete("by");
  next.delete("offset");
  return next.toString();
}
