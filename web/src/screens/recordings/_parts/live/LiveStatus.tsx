import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import type { LiveReading } from "../../_lib/useLiveRecording.ts";

interface Props {
  state: LiveReading["state"] | undefined;
  isLost: boolean;
  recordingHref: string;
}

/** What keeps the view from going on: the visitor has left or does nothing, or the updates are paused. */
export function LiveStatus({ state, isLost, recordingHref }: Props) {
  if (isLost)
    return (
      <Banner tone="warning" title={t("Live updates are paused.")}>
        {t("Reconnecting. You can watch what has been recorded so far.")}
      </Banner>
    );
  if (state === "LEFT")
    return (
      <Banner
        title={t("The visitor has left.")}
        actions={<TextLink href={recordingHref}>{t("Open the recording")}</TextLink>}
      >
        {t("The view continues if the visitor comes back within the session.")}
      </Banner>
    );
  if (state === "IDLE") return <Banner title={t("The visitor is idle.")}>{t("A page is still open.")}</Banner>;
  return null;
}
