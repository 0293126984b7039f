import { Plus } from "lucide-react";
import { useState } from "react";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { withGroup, withoutGroups, type Group } from "../url/reportState.ts";
import { formatGroup, type DisplayNameOf } from "./criteriaKinds.ts";
import { FilterForm } from "./FilterForm.tsx";
import type { SavedSegment } from "./segments.ts";
import { useUpdateSegment } from "./useUpdateSegment.ts";

interface Props {
  projectId: string;
  segment: SavedSegment;
  displayNameOf: DisplayNameOf;
  onSaved(filters: readonly Group[]): void;
  onCancel: () => void;
}

/** The name and the filters of a saved segment. */
export function SegmentEditor({ projectId, segment, displayNameOf, onSaved, onCancel }: Props) {
  const form = useUpdateSegment(segment, onSaved);
  const [isAdding, setAdding] = useState(false);
  const { filters } = form.values;
  const set = form.set("filters");
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Form
        form={form}
        label={t("Edit segment {name}", { name: segment.name })}
        // it would save without the filter that is being added
        action={isAdding ? "" : t("Save segment")}
        otherActions={<Button onPress={onCancel}>{t("Cancel")}</Button>}
        size="dialog"
      >
        <TextField label={t("Name")} autoFocus maxLength={60} {...form.text("name")} />
        <FilterChipList label={t("Filters of the segment")}>
          {filters.map((group) => {
            const text = formatGroup(group, displayNameOf);
            return <FilterChip key={text} text={text} onRemove={() => set(withoutGroups(filters, [group]))} />;
          })}
        </FilterChipList>
        {form.errors.filters && (
          <p role="alert" css={(theme) => ({ ...caption(theme), color: theme.color.danger })}>
            {form.errors.filters}
          </p>
        )}
      </Form>
      {isAdding ? (
        <>
          <FilterForm
            projectId={projectId}
            onAdd={(group) => {
              set(withGroup(filters, group));
              setAdding(false);
            }}
          />
          <div>
            <Button size="small" onPress={() => setAdding(false)}>
              {t("Cancel")}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button size="small" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {t("Add filter to segment")}
          </Button>
        </div>
      )}
    </div>
  );
}
