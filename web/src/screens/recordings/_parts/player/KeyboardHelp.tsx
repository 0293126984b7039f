import { Keyboard } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Kbd } from "#web/ui/layout/Kbd.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { isAvailable, playerKeys } from "../../_lib/usePlayerKeys.ts";

/** The player's keys. */
export function KeyboardHelp({ isMember }: { isMember: boolean }) {
  const title = t("Keys of the player");
  return (
    <Popover
      label={title}
      placement="top end"
      trigger={
        <IconButton label={title}>
          <Keyboard aria-hidden />
        </IconButton>
      }
    >
      <p css={(theme) => ({ ...heading(theme), marginBottom: 8 })}>{title}</p>
      <dl
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "auto 1fr",
          gap: "6px 14px",
          fontSize: theme.size.body,
        })}
      >
        {playerKeys
          .filter(({ action }) => isAvailable(action, isMember))
          .map(({ action, shown, label }) => (
            <div key={action} css={{ display: "contents" }}>
              <dt>
                <Kbd>{shown}</Kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
      </dl>
    </Popover>
  );
}
