import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { HeatmapFrame } from "#web/replay/heatmap/HeatmapFrame.tsx";
import type { Heat, MeasuredLayout } from "#web/replay/heatmap/heatmapMessages.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import type { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";

interface Props {
  snapshot: ReturnType<typeof useSnapshot>;
  heat: Heat;
  /** of the colors, 0 to 1 */
  opacity: number;
  isPending: boolean;
  /** selector of the outlined element */
  selected?: string | null;
  /** where the page is scrolled to, as a share of the way */
  scrolled?: number | undefined;
  onScroll?: (share: number) => void;
  onLayout?: (layout: MeasuredLayout) => void;
  onAbsent?: () => void;
}

const cover = { position: "absolute", inset: 0, display: "grid", placeItems: "center" } as const;

/** A recorded page that scrolls, with one of the two maps. */
export function AttentionStage({ snapshot, heat, opacity, isPending, selected = null, ...props }: Props) {
  const { scrolled, onScroll, onLayout, onAbsent } = props;
  const { page, failure, retry } = snapshot;
  const [hasFailed, setFailed] = useState(false);
  return (
    <div
      css={(theme) => ({
        position: "relative",
        aspectRatio: page ? `${page.size.width} / ${page.size.height}` : "16 / 10",
        width: "100%",
        maxHeight: "min(70vh, 680px)",
        background: theme.color.sunken,
      })}
    >
      {page && (
        <div css={{ position: "absolute", inset: 0 }}>
          <HeatmapFrame
            events={page.events}
            size={page.size}
            heat={heat}
            opacity={opacity}
            selected={selected}
            onFailure={setFailed}
            {...(scrolled !== undefined && { scrolled })}
            {...(onScroll && { onScroll })}
            {...(onLayout && { onLayout })}
            {...(onAbsent && { onAbsent })}
          />
        </div>
      )}
      {failure && (
        <div css={cover}>
          <ErrorState message={failure.message} onRetry={retry} />
        </div>
      )}
      {!failure && (!page || (isPending && !hasFailed)) && (
        <div role="status" css={{ ...cover, pointerEvents: "none" }}>
          <Spinner label={page ? t("Predicting attention") : t("Loading the page")} />
        </div>
      )}
    </div>
  );
}
