import { useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Player_project$key } from "#web/__generated__/Player_project.graphql.ts";
import type { Player_recording$key } from "#web/__generated__/Player_recording.graphql.ts";
import type { Player_viewer$key } from "#web/__generated__/Player_viewer.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { neighborsOf } from "../../_lib/listOrder.ts";
import { atShownPage, type Mark } from "../../_lib/marks.ts";
import { guestTabs, panelTabs } from "../../_lib/panelTabs.ts";
import { otherSpeed, readPlayerChoices, storePlayerChoices, type PlayerChoices } from "../../_lib/playerChoices.ts";
import { useAutoplay } from "../../_lib/useAutoplay.ts";
import { fullscreenStyle, playerCardStyle, useFullscreen } from "../../_lib/useFullscreen.ts";
import { useMarkViewed } from "../../_lib/useMarkViewed.ts";
import { usePlayback } from "../../_lib/usePlayback.ts";
import { focusing, useFocusedStep } from "../../_lib/useFocusedStep.ts";
import { isAvailable, usePlayerKeys, type PlayerAction } from "../../_lib/usePlayerKeys.ts";
import { secondOf, useSecondInAddress } from "../../_lib/useSecondInAddress.ts";
import { useTicks } from "../../_lib/useTicks.ts";
import { PlayerControls } from "./PlayerControls.tsx";
import { RecordingTools } from "./RecordingTools.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { Stage } from "./Stage.tsx";
import { Timeline } from "./Timeline.tsx";

interface Props {
  recording: Player_recording$key;
  /** null for the holder of a share link: one recording, without comments and links */
  viewer: Player_viewer$key | null;
  project: Player_project$key;
}

const STEP_MS = 10_000;
/** As long as the tracker's selectors: anyone may write a link. */
const MOST_SELECTOR = 300;

/** The page, its controls and what happened. One recording per mounted player. */
export function Player({ recording, viewer, project }: Props) {
  const data = useFragment(
    graphql`
      fragment Player_recording on Recording {
        id
        key
        startedAt
        durationMs
        isViewed
        streams {
          streamId
          url
          fromMs
          toMs
          missing
          isThrottled
        }
        marks {
          kind
          atMs
          name
          selector
          eventName
          errorId
        }
        comments {
          atMs
          text
        }
        ...SidePanel_recording
        ...RecordingTools_recording
      }
    `,
    recording,
  );
  const asViewer = useFragment(
    graphql`
      fragment Player_viewer on Viewer {
        ...SidePanel_viewer
      }
    `,
    viewer,
  );
  const ofProject = useFragment(
    graphql`
      fragment Player_project on Project {
        widgetId
        ...RecordingTools_project
      }
    `,
    project,
  );
  const { widgetId } = ofProject;
  const { id, key, startedAt, durationMs, isViewed } = data;
  const comments = (data.comments ?? []).map(({ atMs, text }) => ({ atMs, text }));
  const recorded = (data.streams ?? []).map(({ streamId, url, fromMs, toMs, missing, isThrottled }) => ({
    ...{ stream: streamId, url, from: fromMs, to: toMs, missing, isThrottled },
  }));
  const marks = useMemo(() => {
    const listed = (data.marks ?? []).map(({ kind, atMs, name, selector, eventName, errorId }): Mark => ({
      ...{ kind, atMs, name, selector, eventName, errorId },
    }));
    return atShownPage(
      listed,
      (data.streams ?? []).map(({ fromMs }) => fromMs),
    );
  }, [data.marks, data.streams]);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const href = useProjectHref(widgetId);
  const [tab, setTab] = useSearchChoice("tab", viewer ? panelTabs : guestTabs, "events");
  const [choices, setChoices] = useState(readPlayerChoices);
  const [isWide, setWide] = useState(false);
  /** how often a comment was begun by its key */
  const [composing, setComposing] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const [isFullscreen, toggleFullscreen] = useFullscreen(box);
  const used = usePlayback({ widgetId, key, startedAt, durationMs, streams: recorded }, secondOf(search) * 1000);
  const { playback, state, output } = used;
  useTicks(playback, state.isPlaying, state.isFollowing);
  const { previous, next } = neighborsOf(key);
  const isMember = viewer !== null;
  useMarkViewed(id, isViewed || !isMember);

  const follower = choices.autoplays && isMember && next ? href(`/video/${next}`) : undefined;
  useAutoplay(playback, state, durationMs, follower, box);
  const focused = useFocusedStep();

  // a change of the address would take the place of the next recording
  const isLeaving = follower !== undefined && state.at >= durationMs;
  useSecondInAddress(state.at, state.isPlaying || isLeaving);

  /** Before the focused element is removed. */
  const focusTime = () => box.current?.querySelector<HTMLElement>("[role=slider]")?.focus();
  const removeOutline = () => {
    focusTime();
    setSearch((now) => new URLSearchParams([...now].filter(([name]) => name !== "element")), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const choose = (chosen: PlayerChoices) => {
    setChoices(chosen);
    storePlayerChoices(chosen);
    playback.setSkipping(chosen.skipsInactivity, chosen.threshold * 1000);
    if (chosen.speed !== state.speed) playback.setSpeed(chosen.speed);
  };
  const open = (other: string | undefined, by: "next" | "previous") =>
    other && void navigate(href(`/video/${other}`), { state: focusing(by) });
  const actions: Record<PlayerAction, () => void> = {
    play: () => (state.isPlaying ? playback.pause() : playback.play()),
    back: () => playback.seek(state.at - STEP_MS),
    forward: () => playback.seek(state.at + STEP_MS),
    faster: () => choose({ ...choices, speed: otherSpeed(choices.speed, 1) }),
    slower: () => choose({ ...choices, speed: otherSpeed(choices.speed, -1) }),
    next: () => open(next, "next"),
    previous: () => open(previous, "previous"),
    autoplay: () => choose({ ...choices, autoplays: !choices.autoplays }),
    skip: () => choose({ ...choices, skipsInactivity: !choices.skipsInactivity }),
    fullscreen: () => {
      setComposing(0);
      toggleFullscreen();
    },
    theater: () => {
      // full screen has no details that could be hidden
      if (isFullscreen) return;
      if (box.current?.nextElementSibling?.contains(document.activeElement)) focusTime();
      setWide((now) => !now);
    },
    comment: () => {
      playback.pause();
      setWide(false);
      if (isFullscreen) toggleFullscreen();
      setComposing((now) => now + 1);
      setTab("comments");
    },
  };
  const act = (action: PlayerAction) => isAvailable(action, isMember) && actions[action]();
  usePlayerKeys(act);

  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        alignItems: "start",
        gridTemplateColumns: isWide ? "minmax(0, 1fr)" : "minmax(0, 1fr) clamp(316px, 27vw, 380px)",
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
          <Stage
            used={used}
            page={recorded.find(({ stream }) => stream === state.stream)}
            isFullscreen={isFullscreen}
            element={search.get("element")?.slice(0, MOST_SELECTOR) ?? null}
            onRemoveOutline={removeOutline}
          />
          <div css={(theme) => ({ padding: "4px 12px 10px", borderTop: `1px solid ${theme.color.border}` })}>
            <Timeline
              at={state.at}
              durationMs={durationMs}
              marks={marks}
              comments={comments}
              inactive={state.inactive}
              onSeek={playback.seek}
            />
            <PlayerControls
              at={state.at}
              durationMs={durationMs}
              isPlaying={state.isPlaying}
              isFullscreen={isFullscreen}
              isWide={isWide}
              hasNext={next !== undefined}
              hasPrevious={previous !== undefined}
              isMember={isMember}
              focused={focused}
              choices={choices}
              onChoose={choose}
              onAction={act}
            >
              <RecordingTools recording={data} project={ofProject} at={state.at} onOpen={playback.pause} />
            </PlayerControls>
          </div>
        </Card>
      </div>
      {!isWide && (
        <SidePanel
          recording={data}
          viewer={asViewer ?? null}
          marks={marks}
          output={output}
          at={state.at}
          tab={tab}
          composing={isFullscreen ? 0 : composing}
          onTab={(chosen) => (setComposing(0), setTab(chosen))}
          onSeek={playback.seek}
          href={href}
        />
      )}
    </div>
  );
}
