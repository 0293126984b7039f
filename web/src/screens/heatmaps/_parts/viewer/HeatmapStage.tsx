import type { Ref } from "react";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { HeatmapFrame, type DrawnCounts, type HeatmapFrameHandle } from "#web/replay/heatmap/HeatmapFrame.tsx";
import type { Heat } from "#web/replay/heatmap/heatmapMessages.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import type { useSnapshot } from "#web/reports/heatmap/useSnapshot.ts";

export interface FrameState {
  counts: DrawnCounts | undefined;
  /** files of the page that are not part of the recording */
  blocked: number;
  /** the recording holds no page that can be shown */
  isAbsent: boolean;
}

export const nothingDrawn: FrameState = { counts: undefined, blocked: 0, isAbsent: false };

interface Props {
  frame: Ref<HeatmapFrameHandle>;
  snapshot: ReturnType<typeof useSnapshot>;
  address: string;
  heat: Heat;
  opacity: number;
  selected: string | null;
  state: FrameState;
  /** why nothing is drawn over the page */
  emptyText: string | null;
  onPick: (selector: string | null) => void;
  onState: (change: Partial<FrameState>) => void;
}

const cover = { position: "absolute", inset: 0, display: "grid", placeItems: "center" } as const;

function notesOf({ counts, blocked }: FrameState): string[] {
  const notes: string[] = [];
  if (counts && counts.unplaced > 0)
    notes.push(
      phrase(
        "{count, plural, one {# point is on an element that this page doesn't have, so it is shown at its position in the document.} other {# points are on elements that this page doesn't have, so they are shown at their position in the document.}}",
        { count: counts.unplaced },
      ),
    );
  if (counts && counts.hidden > 0)
    notes.push(
      phrase(
        "{count, plural, one {# point is on an element that is hidden here, such as in a menu.} other {# points are on elements that are hidden here, such as in menus.}}",
        { count: counts.hidden },
      ),
    );
  if (blocked > 0)
    notes.push(
      phrase(
        "{count, plural, one {# image, font or style sheet is not part of the recording.} other {# images, fonts or style sheets are not part of the recording.}}",
        { count: blocked },
      ),
    );
  return notes;
}

/** The recorded page with the heatmap, and in words what can't be shown. */
export function HeatmapStage(props: Props) {
  const { frame, snapshot, address, heat, opacity, selected, state, emptyText, onPick, onState } = props;
  const { page, failure, retry } = snapshot;
  const notes = notesOf(state);
  return (
    <div>
      <p
        title={address}
        css={(theme) => ({
          ...oneLine,
          ...caption(theme),
          padding: "8px 16px",
          borderBottom: `1px solid ${theme.color.border}`,
        })}
      >
        {address}
      </p>
      <div
        css={(theme) => ({
          position: "relative",
          aspectRatio: page ? `${page.size.width} / ${page.size.height}` : "16 / 10",
          width: "100%",
          maxHeight: "min(76vh, 820px)",
          background: theme.color.sunken,
        })}
      >
        {page && (
          <div css={{ position: "absolute", inset: 0 }}>
            <HeatmapFrame
              ref={frame}
              events={page.events}
              size={page.size}
              heat={heat}
              opacity={opacity}
              selected={selected}
              onPick={onPick}
              onDrawn={(counts) => onState({ counts })}
              onBlocked={(blocked) => onState({ blocked })}
              onAbsent={() => onState({ isAbsent: true })}
            />
          </div>
        )}
        {page && emptyText && (
          <p
            role="status"
            css={(theme) => ({
              position: "absolute",
              left: 8,
              right: 8,
              top: 8,
              width: "fit-content",
              maxWidth: 480,
              margin: "0 auto",
              padding: "6px 16px",
              borderRadius: theme.radius.medium,
              background: theme.color.raised,
              boxShadow: theme.elevation,
              fontSize: theme.size.body,
              pointerEvents: "none",
            })}
          >
            {emptyText}
          </p>
        )}
        {failure && (
          <div css={(theme) => ({ ...cover, background: theme.color.sunken })}>
            <ErrorState message={failure.message} onRetry={retry} />
          </div>
        )}
        {!failure && !page && (
          <div role="status" css={cover}>
            <Spinner label={t("Loading the page")} />
          </div>
        )}
        {!failure && state.isAbsent && (
          <div css={(theme) => ({ ...cover, background: theme.color.sunken })}>
            <EmptyState title={t("This recorded page can't be shown")}>{t("Choose another recorded page.")}</EmptyState>
          </div>
        )}
      </div>
      {notes.length > 0 && <p css={(theme) => ({ ...caption(theme), padding: "8px 16px" })}>{notes.join(" ")}</p>}
    </div>
  );
}
