import { useEffect, useState } from "react";
import type { LinkState } from "#web/relay/liveSocket.ts";
import { t } from "#web/texts/t.ts";

/** A reading older than this is shown as stale. */
const STALE_SECONDS = 10;

/** The age of the numbers, and whether live updates continue. */
export function Freshness({ at, link }: { at: string; link: LinkState }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  const isLive = link === "open" && seconds < STALE_SECONDS;
  const text = isLive
    ? t("Updated {seconds} s ago, live", { seconds })
    : link === "open"
      ? t("Updated {seconds} s ago, waiting for data", { seconds })
      : t("Updated {seconds} s ago, reconnecting…", { seconds });
  return (
    <span
      css={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 6,
        color: theme.color.muted,
        fontSize: theme.size.small,
      })}
    >
      <span
        aria-hidden
        css={(theme) => ({
          width: 8,
          height: 8,
          borderRadius: "50%",
          background: isLive ? theme.color.positive : theme.color.warning,
        })}
      />
      {text}
    </span>
  );
}
