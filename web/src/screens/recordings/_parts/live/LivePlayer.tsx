import { Flame } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LivePlayer_recording$key } from "#web/__generated__/LivePlayer_recording.graphql.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { announcedPages, pageMarks, pagesOf } from "../../_lib/livePages.ts";
import { fullscreenStyle, playerCardStyle, useFullscreen } from "../../_lib/useFullscreen.ts";
import type { LiveReading } from "../../_lib/useLiveRecording.ts";
import { usePlayback } from "../../_lib/usePlayback.ts";
import { usePlayerKeys, type PlayerAction } from "../../_lib/usePlayerKeys.ts";
import { useTicks } from "../../_lib/useTicks.ts";
import { Stage } from "../player/Stage.tsx";
import { TimedRows } from "../player/TimedRows.tsx";
import { Timeline } from "../player/Timeline.tsx";
import { VisitorTab } from "../player/VisitorTab.tsx";
import { LiveControls } from "./LiveControls.tsx";
import { LiveHeatmap } from "./LiveHeatmap.tsx";
import { LiveStatus } from "./LiveStatus.tsx";

interface Props {
  recording: LivePlayer_recording$key;
  /** global id */
  projectId: string;
  widgetId: number;
  /** what was announced last */
  reading: LiveReading | null;
  isLost: boolean;
  href: (path: string) => string;
}

const STEP_MS = 10_000;

/** A session that is followed while it is recorded, from any second of it. One session per mounted player. */
export function LivePlayer({ recording, projectId, widgetId, reading, isLost, href }: Props) {
  const data = useFragment(
    graphql`
      fragment LivePlayer_recording on Recording {
        key
        status
        device
        startedAt
        durationMs
        streams {
          streamId
          url
          fromMs
          toMs
          missing
          isThrottled
        }
        ...VisitorTab_recording
      }
    `,
    recording,
  );
  const { key } = data;
  // as described when the view was opened
  const [played] = useState(() => ({
    ...{ widgetId, key, startedAt: data.startedAt, durationMs: data.durationMs },
    streams: (data.streams ?? []).map(({ streamId, url, fromMs, toMs, missing, isThrottled }) => ({
      ...{ stream: streamId, url, from: fromMs, to: toMs, missing, isThrottled },
    })),
  }));
  const [news, setNews] = useState(() => ({
    reading,
    live: { isLive: data.status === "LIVE", streams: announcedPages([]) },
  }));
  if (reading !== news.reading && reading !== null)
    setNews({ reading, live: { isLive: reading.state !== "LEFT", streams: announcedPages(reading.streams) } });
  const pages = pagesOf(played.streams, news.live.streams);
  const marks = pageMarks(pages);
  const box = useRef<HTMLDivElement>(null);
  const [isFullscreen, toggleFullscreen] = useFullscreen(box);
  const used = usePlayback(played, played.durationMs, news.live);
  const { playback, state, isPaused } = used;
  useTicks(playback, state.isPlaying, state.isFollowing);
  useEffect(() => playback.follow(), [playback]);

  const [beside, setBeside] = useSearchChoice("beside", ["nothing", "heatmap"], "nothing");
  const page = pages.find(({ stream }) => stream === state.stream);
  const hasHeatmap = useHeatmapHref()(page?.url ?? "") !== undefined;
  const isHeatmapShown = hasHeatmap && beside === "heatmap";
  const actions: Partial<Record<PlayerAction, () => void>> = {
    play: () => (state.isPlaying ? playback.pause() : playback.play()),
    back: () => playback.seek(state.at - STEP_MS),
    forward: () => playback.seek(state.at + STEP_MS),
    fullscreen: toggleFullscreen,
  };
  const act = (action: PlayerAction) => actions[action]?.();
  usePlayerKeys(act);

  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <LiveStatus state={reading?.state} isLost={isLost || isPaused} recordingHref={href(`/video/${key}`)} />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          alignItems: "start",
          gridTemplateColumns: isHeatmapShown ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr) 380px",
          "@media (max-width: 1100px)": { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <div
          ref={box}
          css={[
            (theme) => ({ display: "flex", minWidth: 0, background: theme.color.surface }),
            isFullscreen && fullscreenStyle,
          ]}
        >
          <Card flush css={playerCardStyle}>
            <Stage used={used} page={page} isFullscreen={isFullscreen} />
            <div css={(theme) => ({ padding: "4px 12px 10px", borderTop: `1px solid ${theme.color.border}` })}>
              <Timeline
                at={state.at}
                durationMs={state.durationMs}
                marks={marks}
                comments={[]}
                inactive={state.inactive}
                onSeek={playback.seek}
              />
              <LiveControls state={state} isFullscreen={isFullscreen} onAction={act} onFollow={playback.follow} />
            </div>
          </Card>
        </div>
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          {hasHeatmap && (
            <div>
              <Button
                icon={<Flame aria-hidden />}
                aria-expanded={isHeatmapShown}
                onPress={() => setBeside(isHeatmapShown ? "nothing" : "heatmap")}
              >
                {isHeatmapShown ? t("Hide heatmap") : t("Show the page's heatmap here")}
              </Button>
            </div>
          )}
          {isHeatmapShown && page && (
            <LiveHeatmap {...{ projectId, widgetId, url: page.url, device: data.device, width: state.size.width }} />
          )}
          <Card title={t("Pages")}>
            <TimedRows
              label={t("Pages")}
              at={state.at}
              onSeek={playback.seek}
              rows={marks.map(({ atMs, name }, n) => ({ id: `${atMs}-${n}`, at: atMs, content: shorten(name, 60) }))}
            />
          </Card>
          <Card title={t("Visitor")}>
            <VisitorTab recording={data} profileHref={(id) => href(`/profile/${id}`)} />
          </Card>
          <p css={caption}>
            {t("Inputs are masked as in every recording, and the visitor's page can't be controlled.")}{" "}
            {t("Up to {count} members can watch a session at once.", { count: reading?.maxViewers ?? 20 })}
          </p>
        </div>
      </div>
    </div>
  );
}
