import { useState } from "react";
import { useFilterValues } from "#web/reports/filters/useFilterValues.ts";
import { t } from "#web/texts/t.ts";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { readStop, writeStop, type Stop } from "../_lib/flowState.ts";

interface Props {
  label: string;
  placeholder: string;
  projectId: string;
  onChoose(stop: Stop): void;
}

/** Selects a known page or event. A path that begins with a slash can be entered with `Enter`. */
export function StopField({ label, placeholder, projectId, onChoose }: Props) {
  const [text, setText] = useState("");
  const pages = useFilterValues(projectId, "PAGE", text);
  const events = useFilterValues(projectId, "EVENT", text);
  const suggestions = [
    ...pages.slice(0, 12).map((known) => ({ kind: "PAGE" as const, ...known })),
    ...events.slice(0, 8).map((known) => ({ kind: "EVENT" as const, ...known })),
  ].map(({ kind, value, label, visitors }) => ({
    id: writeStop({ kind, name: value }),
    label: kind === "PAGE" ? label : t("Event: {name}", { name: label }),
    count: visitors,
  }));
  const choose = (value: string) => {
    const stop = readStop(value);
    if (stop) onChoose(stop);
  };
  return (
    <form
      css={{ minWidth: 0 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.startsWith("/")) choose(`page:${text}`);
      }}
    >
      <ComboBox
        label={label}
        hideLabel
        placeholder={placeholder}
        value=""
        onType={setText}
        onChange={choose}
        suggestions={suggestions}
        emptyText={t("No matches in the last 90 days")}
      />
    </form>
  );
}
