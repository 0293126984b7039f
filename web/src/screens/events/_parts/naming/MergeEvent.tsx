import { useState } from "react";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { useFilterValues } from "#web/reports/filters/useFilterValues.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { shownName, type Named } from "../../_lib/shownName.ts";
import { useUpdateEvent } from "./useUpdateEvent.ts";

interface Props {
  projectId: string;
  event: Named;
  onClose: () => void;
}

/** Merges an event into another one: two spellings of the same event become one row. */
export function MergeEvent({ projectId, event, onClose }: Props) {
  const { change } = useUpdateEvent(projectId);
  const [typed, setTyped] = useState("");
  const known = useFilterValues(projectId, "EVENT", typed).filter(({ value }) => value !== event.name);
  const form = useForm(
    { mergedInto: "" },
    {
      check: ({ mergedInto }) => ({ mergedInto: mergedInto.trim() === "" ? t("Choose an event") : undefined }),
      send: ({ mergedInto }) => change(event.name, { mergedInto: mergedInto.trim() }),
      done: ({ mergedInto }) => {
        const title = t("{name} merged into {other}", { name: shownName(event), other: mergedInto.trim() });
        toast({ title, onUndo: () => void change(event.name, { isSeparate: true }) });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t("Merge {name} into another event", { name: shownName(event) })}
      description={t(
        "Lists, reports, goals and flows count both as one event, including past data. You can unmerge them again.",
      )}
      form={form}
      action={t("Merge")}
      onClose={onClose}
    >
      <ComboBox
        label={t("Merge into")}
        value={form.values.mergedInto}
        onChange={form.set("mergedInto")}
        onType={setTyped}
        suggestions={known.slice(0, 8).map(({ value, visitors }) => ({
          id: value,
          label: value,
          aside: compactNumber(visitors),
        }))}
        error={form.errors.mergedInto}
      />
    </FormDialog>
  );
}
