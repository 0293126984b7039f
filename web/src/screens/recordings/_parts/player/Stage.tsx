import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { ReplayFrame } from "#web/replay/ReplayFrame.tsx";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { useOutline } from "../../_lib/useOutline.ts";
import type { UsedPlayback } from "../../_lib/usePlayback.ts";
import { OutlineBar } from "./OutlineBar.tsx";

interface ShownPage {
  url: string;
  missing: readonly number[];
  isThrottled: boolean;
}

interface Props {
  used: UsedPlayback;
  page: ShownPage | undefined;
  isFullscreen: boolean;
  /** CSS selector of an element that a comment is about */
  element?: string | null;
  onRemoveOutline?: () => void;
}

const cover = { position: "absolute", inset: 0, display: "grid", placeItems: "center" } as const;

/** What the shown page lacks compared to what the visitor saw. */
function lacking(page: ShownPage | undefined, blockedFiles: number): string[] {
  const texts: string[] = [];
  if (page && page.missing.length > 0)
    texts.push(t("Part of this page was not received, so it may differ from what the visitor saw."));
  if (page?.isThrottled) texts.push(t("This page changed so often that some of its changes were left out."));
  if (blockedFiles > 0)
    texts.push(
      phrase(
        "{count, plural, one {# image, font or style sheet is not part of the recording.} other {# images, fonts or style sheets are not part of the recording.}}",
        { count: blockedFiles },
      ),
    );
  return texts;
}

/** The recorded page with its address, and in words what can't be shown. */
export function Stage({ used, page, isFullscreen, element = null, onRemoveOutline = () => {} }: Props) {
  const { playback, state, failure, retry } = used;
  const [attempt, setAttempt] = useState(0);
  const reopen = () => {
    playback.reopen();
    setAttempt((now) => now + 1);
  };
  const outline = useOutline(playback, element);
  const notes = lacking(page, state.blockedFiles);
  const heatmap = useHeatmapHref()(page?.url ?? "");
  return (
    <div css={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}>
      <div
        css={(theme) => ({
          ...caption(theme),
          display: "flex",
          gap: 12,
          padding: "8px 12px",
          borderBottom: `1px solid ${theme.color.border}`,
        })}
      >
        <span title={page?.url} css={{ ...oneLine, flex: 1, minWidth: 0 }}>
          {page?.url ?? t("No page")}
        </span>
        {heatmap && (
          <span css={{ whiteSpace: "nowrap" }}>
            <TextLink href={heatmap}>{t("Heatmap of this page")}</TextLink>
          </span>
        )}
      </div>
      {element && <OutlineBar element={element} place={outline.place} onRemove={onRemoveOutline} />}
      <div
        css={(theme) => ({
          position: "relative",
          flex: 1,
          minHeight: isFullscreen ? 0 : "min(58vh, 620px)",
          background: theme.color.sunken,
          [theme.media.narrow]: { minHeight: isFullscreen ? 0 : 260 },
        })}
      >
        <div css={{ position: "absolute", inset: 0 }}>
          <ReplayFrame
            key={attempt}
            size={state.size}
            onOpen={outline.onOpen}
            onMessage={outline.onMessage}
            onFailure={playback.fail}
          />
        </div>
        {notes.length > 0 && (
          // above the page, so that nothing moves when it appears
          <p
            css={(theme) => ({
              ...caption(theme),
              position: "absolute",
              left: 8,
              right: 8,
              bottom: 8,
              width: "fit-content",
              margin: "0 auto",
              padding: "4px 10px",
              borderRadius: theme.radius.medium,
              background: theme.color.raised,
              boxShadow: theme.elevation,
              color: theme.color.text,
            })}
          >
            {notes.join(" ")}
          </p>
        )}
        {failure && (
          <div css={(theme) => ({ ...cover, background: theme.color.sunken })}>
            <ErrorState message={failure.message} onRetry={retry} />
          </div>
        )}
        {!failure && state.hasFailed && (
          <div css={(theme) => ({ ...cover, background: theme.color.sunken })}>
            <ErrorState
              title={t("The recorded pages can't be shown")}
              message={t(
                "The player's page did not load. Check your connection, or whether an extension blocks frames.",
              )}
              onRetry={reopen}
            />
          </div>
        )}
        {!failure && !state.hasFailed && state.isWaiting && (
          <div role="status" css={cover}>
            <Spinner label={t("Loading the recording")} />
          </div>
        )}
        {!failure && !state.hasFailed && state.isAbsent && (
          <div css={(theme) => ({ ...cover, background: theme.color.sunken })}>
            <EmptyState title={t("This part can't be shown")}>
              {t("The beginning of the page was not received. Choose a later time.")}
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
