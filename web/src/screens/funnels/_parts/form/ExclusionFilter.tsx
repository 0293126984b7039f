import { ListFilter } from "lucide-react";
import { useState } from "react";
import { formatGroup } from "#web/reports/filters/criteriaKinds.ts";
import { FilterForm } from "#web/reports/filters/FilterForm.tsx";
import { withGroup, type Group } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";

interface Props {
  projectId: string;
  conditions: readonly Group[];
  onChange: (conditions: readonly Group[]) => void;
}

/** The filters of an exclusion: only events that match them exclude. */
export function ExclusionFilter({ projectId, conditions, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    // submitting the form of the filter must not submit the one of the funnel, which contains it in React's tree
    <div
      onSubmit={(event) => event.stopPropagation()}
      css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: theme.space.one })}
    >
      {conditions.length > 0 && (
        <FilterChipList label={t("Filters")}>
          {conditions.map((group) => {
            const text = formatGroup(group);
            return (
              <FilterChip
                key={text}
                text={text}
                onRemove={() => onChange(conditions.filter((other) => other !== group))}
              />
            );
          })}
        </FilterChipList>
      )}
      <Popover
        label={t("Filters")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="small" variant="ghost" icon={<ListFilter aria-hidden />}>
            {t("Filter")}
          </Button>
        }
      >
        <div css={{ width: "min(560px, calc(100vw - 64px))" }}>
          <FilterForm
            projectId={projectId}
            onAdd={(group) => {
              onChange(withGroup(conditions, group));
              setOpen(false);
            }}
          />
        </div>
      </Popover>
    </div>
  );
}
