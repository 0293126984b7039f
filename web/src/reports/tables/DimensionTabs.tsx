import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";

interface Props<Id extends string> {
  label: string;
  dimensions: readonly Id[];
  selected: Id;
  onSelect(id: Id): void;
}

/** Selects the dimension of a panel. */
export function DimensionTabs<Id extends string>({ label, dimensions, selected, onSelect }: Props<Id>) {
  return (
    <SegmentedControl
      label={label}
      segments={dimensions.map((id) => {
        const { label: name, tab } = dimensionKind(id);
        return tab === undefined ? { id, label: name } : { id, label: tab, name };
      })}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
