import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { Trouble } from "#web/relay/trouble.ts";
import { t } from "#web/texts/t.ts";
import { barHeight } from "#web/theme/tokens.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

interface Props {
  isLinkLost: boolean;
  trouble: Trouble;
  /** the age of the data on the page, if it has any */
  children?: ReactNode;
}

function connectionMessage({ isLinkLost, trouble }: Props): string | undefined {
  if (trouble === "upstream") return t("The data service isn't responding. Retrying…");
  if (trouble === "offline") return t("You're offline. Reconnecting…");
  return isLinkLost ? t("Live updates paused. Reconnecting…") : undefined;
}

/** The whole page moves down by the height of its bar, which has several lines in narrow windows. */
function useBarHeight(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isShown || !bar.current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(barHeight.name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(barHeight.name);
    };
  }, [isShown]);
  return bar;
}

/** One bar at the top for the whole page while the connection or the service fails. */
export function ConnectionNote(props: Props) {
  const text = connectionMessage(props);
  const bar = useBarHeight(text !== undefined);
  return (
    <div role="status" css={(theme) => ({ position: "fixed", left: 0, right: 0, top: 0, zIndex: theme.z.toast })}>
      {text && (
        <div
          ref={bar}
          css={(theme) => ({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "center",
            gap: "0 8px",
            minHeight: 30,
            padding: "4px 16px",
            background: theme.color.text,
            color: theme.color.raised,
            fontSize: theme.size.body,
            fontWeight: theme.weight.medium,
          })}
        >
          <Spinner size={14} label={t("Retrying")} /> {text}
          {props.trouble !== "none" && props.children}
        </div>
      )}
    </div>
  );
}
