// The filters of the address as chips.
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { toggleGroup, type Group } from "./reportState.ts";
import { useReportState } from "./useReportState.ts";

interface Props {
  /** formats a filter for display */
  write(group: Group): string;
}

export function FilterChips({ write }: Props) {
  const [state, change] = useReportState();
  if (state.filters.length === 0) return null;
  return (
    <FilterChipList label={t("Filters")} css={(theme) => ({ marginBottom: theme.space.two })}>
      {state.filters.map((group) => {
        const text = write(group);
        return (
          <FilterChip key={text} text={text} onRemove={() => change({ filters: toggleGroup(state.filters, group) })} />
        );
      })}
      {state.filters.length > 1 && (
        <li>
          <Button variant="ghost" size="small" onPress={() => change({ filters: [] })}>
            {t("Clear all")}
          </Button>
        </li>
      )}
    </FilterChipList>
  );
}
