import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { textIn } from "../../_lib/formChoices.ts";

/** Finds forms by name, page or selector. */
export function FormSearch() {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(() => textIn(search));
  const find = (value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value.trim() === "") next.delete("q");
        else next.set("q", value.trim());
        return next;
      },
      { replace: true },
    );
  return (
    <SearchField
      label={t("Search forms")}
      value={text}
      maxLength={200}
      onChange={setText}
      onSubmit={find}
      onClear={() => find("")}
      css={{ width: 220 }}
    />
  );
}
