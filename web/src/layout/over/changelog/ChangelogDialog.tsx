import { useEffect } from "react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { changelog } from "./data/changelog.ts";
import { markSeen } from "./seenChangelog.ts";

export const newestEntry = changelog[0]?.id;

export function ChangelogDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    if (newestEntry) markSeen(newestEntry);
  }, []);
  return (
    <Dialog title={t("What's new")} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} width={520}>
      <ol css={(theme) => ({ display: "grid", gap: theme.space.three })}>
        {changelog.map(({ id, date, title, text }) => (
          <li key={id}>
            <time dateTime={date} css={caption}>
              {rangeLabel(date, date)}
            </time>
            <h3 css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>{title}</h3>
            <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, lineHeight: "20px" })}>{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
