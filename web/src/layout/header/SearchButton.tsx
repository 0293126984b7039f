import { Search } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Kbd } from "#web/ui/layout/Kbd.tsx";
import { openPart } from "../over/openedPart.ts";
import { modKey } from "../over/shortcuts/modKey.ts";

/** Opens the command palette without its shortcut. On phones the help menu contains it. */
export function SearchButton() {
  return (
    <Button
      variant="ghost"
      aria-label={t("Find screens, pages, visitors, goals and actions")}
      icon={<Search aria-hidden />}
      onPress={() => openPart("palette")}
      css={{ flexShrink: 0, "@container (max-width: 420px)": { display: "none" } }}
    >
      <span aria-hidden css={{ display: "inline-flex", gap: 3, "@container (max-width: 1249px)": { display: "none" } }}>
        <Kbd>{modKey()}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </Button>
  );
}
