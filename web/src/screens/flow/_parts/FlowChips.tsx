import { t } from "#web/texts/t.ts";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { isSameStop, writeStop } from "../_lib/flowState.ts";
import { useFlowState } from "../_lib/useFlowState.ts";

/** The flow's filters as removable chips. */
export function FlowChips() {
  const [state, change] = useFlowState();
  const { around, exclude, grouping } = state;
  // the view around a step ignores start, end and intermediate steps
  const { start, end, through } = around ? { start: null, end: null, through: [] } : state;
  const chips = [
    ...(around
      ? [{ id: "around", text: t("Around {name}", { name: around.name }), remove: () => change({ around: null }) }]
      : []),
    ...(start
      ? [{ id: "start", text: t("Starts at {name}", { name: start.name }), remove: () => change({ start: null }) }]
      : []),
    ...(end ? [{ id: "end", text: t("Ends at {name}", { name: end.name }), remove: () => change({ end: null }) }] : []),
    ...through.map((stop) => ({
      id: `through ${writeStop(stop)}`,
      text: t("Passes through {name}", { name: stop.name }),
      remove: () => change({ through: through.filter((one) => !isSameStop(one, stop)) }),
    })),
    ...exclude.map((stop) => ({
      id: `without ${writeStop(stop)}`,
      text: t("Without {name}", { name: stop.name }),
      remove: () => change({ exclude: exclude.filter((one) => !isSameStop(one, stop)) }),
    })),
    ...grouping.map((rule) => ({
      id: `group ${rule}`,
      text: t("Grouped: {rule}", { rule }),
      remove: () => change({ grouping: grouping.filter((one) => one !== rule) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <FilterChipList label={t("Active filters")}>
      {chips.map(({ id, text, remove }) => (
        <FilterChip key={id} text={text} removeLabel={t("Remove {text}", { text })} onRemove={remove} />
      ))}
    </FilterChipList>
  );
}
