import { Search } from "lucide-react";
import { Input } from "react-aria-components/Input";
import { TextField } from "react-aria-components/TextField";
import { t } from "#web/texts/t.ts";

/** The surrounding Autocomplete provides the id of the controlled list. */
const combobox = { role: "combobox", "aria-expanded": true, "aria-haspopup": "listbox" } as const;

/** The search field of the commands. Arrow keys move the selection in the list below while the focus stays here. */
export function PaletteField() {
  return (
    <TextField
      aria-label={t("Find screens, pages, visitors, goals and actions")}
      autoFocus
      css={{ display: "flex", alignItems: "center", gap: 10, padding: "0 8px" }}
    >
      <Search size={16} aria-hidden css={(theme) => ({ color: theme.color.muted, flexShrink: 0 })} />
      <Input
        {...combobox}
        placeholder={t("Find screens, pages, visitors, goals and actions")}
        css={(theme) => ({
          flex: 1,
          minWidth: 0,
          minHeight: 36,
          border: 0,
          outline: "none",
          background: "transparent",
          color: theme.color.text,
          fontSize: 16,
          "&::placeholder": { color: theme.color.muted, opacity: 1 },
        })}
      />
    </TextField>
  );
}
