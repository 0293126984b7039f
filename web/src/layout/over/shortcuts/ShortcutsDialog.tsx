import { t } from "#web/texts/t.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import type { Jump } from "../../places/appPlaces.ts";
import { periods } from "./periods.ts";
import { modKey } from "./modKey.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { setSingleKeys, useSingleKeys } from "./singleKeys.ts";

export function ShortcutsDialog({ jumps, onClose }: { jumps: readonly Jump[]; onClose: () => void }) {
  const isOn = useSingleKeys();
  return (
    <Dialog title={t("Keyboard shortcuts")} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} width={640}>
      {/* among the lists, so that those who use the keyboard can scroll them */}
      <Switch isSelected={isOn} onChange={setSingleKeys} css={{ marginBottom: 16 }}>
        {t("Single-key shortcuts")}
      </Switch>
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "1fr 1fr",
          gap: `${theme.space.three}px ${theme.space.four}px`,
          alignItems: "start",
          [theme.media.narrow]: { gridTemplateColumns: "1fr" },
        })}
      >
        <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
          <ShortcutList
            title={t("Everywhere")}
            lines={[
              { keys: [modKey(), "K"], label: t("Find anything") },
              { keys: ["/"], label: t("Search") },
              { keys: ["?"], label: t("Show keyboard shortcuts") },
            ]}
          />
          <ShortcutList
            title={t("Date range")}
            lines={[
              ...periods.map(({ letter, label }) => ({ keys: [letter.toUpperCase()], label })),
              { keys: ["X"], label: t("Compare with the previous period") },
            ]}
          />
        </div>
        <ShortcutList
          title={t("Go to")}
          lines={jumps.map(({ letter, label }) => ({ keys: ["G", letter.toUpperCase()], label }))}
        />
      </div>
    </Dialog>
  );
}
