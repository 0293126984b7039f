import { useEffect } from "react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { openPart } from "../openedPart.ts";
import { changelog, newestEntry } from "./data/changelog.ts";
import { markSeen } from "./seenChangelog.ts";

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
      <p css={(theme) => ({ marginTop: theme.space.three, color: theme.color.muted, fontSize: theme.size.body })}>
        {t("Missing something?")}{" "}
        <Button size="small" onPress={() => openPart("support")}>
          {t("Contact us")}
        </Button>
      </p>
    </Dialog>
  );
}
