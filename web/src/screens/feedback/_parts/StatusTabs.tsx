import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { statusChoices, statusLabels, withChoice } from "../_lib/feedbackChoices.ts";

/** Filters the report by comment status. */
export function StatusTabs() {
  const [search, setSearch] = useSearchParams();
  const now = search.get("status");
  return (
    <SegmentedControl
      label={t("Status")}
      segments={statusChoices.map((id) => ({ id, label: statusLabels[id] ?? id }))}
      isOneLine
      selected={statusChoices.find((id) => id === now) ?? "ALL"}
      onSelect={(id) =>
        setSearch((all) => withChoice(all, "status", id === "ALL" ? null : id), { preventScrollReset: true })
      }
    />
  );
}
