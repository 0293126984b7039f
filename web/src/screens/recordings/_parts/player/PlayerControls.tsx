import {
  ChevronLeft,
  ChevronRight,
  ListVideo,
  Maximize,
  Minimize,
  Pause,
  Play,
  RectangleHorizontal,
  RotateCcw,
  RotateCw,
} from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { thresholds, type PlayerChoices } from "../../_lib/playerChoices.ts";
import type { FocusedStep } from "../../_lib/useFocusedStep.ts";
import type { PlayerAction } from "../../_lib/usePlayerKeys.ts";
import { KeyboardHelp } from "./KeyboardHelp.tsx";
import { SpeedMenu } from "./SpeedMenu.tsx";

interface Props {
  at: number;
  durationMs: number;
  isPlaying: boolean;
  isFullscreen: boolean;
  isWide: boolean;
  hasNext: boolean;
  hasPrevious: boolean;
  /** not the holder of a share link */
  isMember: boolean;
  /** the control that opened this recording, and has the focus again */
  focused: FocusedStep | null;
  choices: PlayerChoices;
  onChoose: (choices: PlayerChoices) => void;
  onAction: (action: PlayerAction) => void;
  /** what can be done with the recording, after the controls */
  children?: ReactNode;
}

/** The transport controls. Each has a key, see KeyboardHelp. */
export function PlayerControls(props: Props) {
  const { at, durationMs, isPlaying, isFullscreen, isWide, hasNext, hasPrevious, choices, onChoose, onAction } = props;
  const { isMember, focused, children } = props;
  const stepFocus = (step: "next" | "previous", isPossible: boolean) => focused === step && isPossible;
  const [nextFocus, previousFocus] = [stepFocus("next", hasNext), stepFocus("previous", hasPrevious)];
  const { speed, skipsInactivity, threshold, autoplays } = choices;
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
      {isMember && (
        <IconButton
          label={t("Previous recording (P)")}
          isDisabled={!hasPrevious}
          autoFocus={previousFocus}
          onPress={() => onAction("previous")}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      <IconButton label={t("10 seconds back (←)")} onPress={() => onAction("back")}>
        <RotateCcw aria-hidden />
      </IconButton>
      <IconButton
        variant="primary"
        label={isPlaying ? t("Pause (Space)") : t("Play (Space)")}
        autoFocus={focused !== null && !nextFocus && !previousFocus}
        onPress={() => onAction("play")}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label={t("10 seconds forward (→)")} onPress={() => onAction("forward")}>
        <RotateCw aria-hidden />
      </IconButton>
      {isMember && (
        <IconButton
          label={t("Next recording (N)")}
          isDisabled={!hasNext}
          autoFocus={nextFocus}
          onPress={() => onAction("next")}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      )}
      {isMember && hasNext && (
        <IconButton
          label={t("Autoplay (A)")}
          aria-pressed={autoplays}
          onPress={() => onAction("autoplay")}
          css={(theme) => (autoplays ? { color: theme.color.accent } : {})}
        >
          <ListVideo aria-hidden />
        </IconButton>
      )}
      <span css={(theme) => ({ ...tabular, margin: "0 4px", fontSize: theme.size.body, whiteSpace: "nowrap" })}>
        {formatOffset(at)} <span css={(theme) => ({ color: theme.color.muted })}>/ {formatOffset(durationMs)}</span>
      </span>
      <span css={{ flex: 1 }} />
      <Switch isSelected={skipsInactivity} onChange={(isOn) => onChoose({ ...choices, skipsInactivity: isOn })}>
        {t("Skip inactivity")}
      </Switch>
      <Menu
        label={t("Inactivity to skip")}
        trigger={<Button size="small">{t("{seconds} s", { seconds: threshold })}</Button>}
        selectedId={String(threshold)}
        groups={[
          {
            id: "threshold",
            items: thresholds.map((seconds) => ({ id: String(seconds), label: t("over {seconds} s", { seconds }) })),
          },
        ]}
        onAction={(id) => onChoose({ ...choices, skipsInactivity: true, threshold: Number(id) })}
      />
      <SpeedMenu speed={speed} onSpeed={(chosen) => onChoose({ ...choices, speed: chosen })} />
      {!isFullscreen && (
        <IconButton
          label={isWide ? t("Show details (T)") : t("Wide player (T)")}
          aria-pressed={isWide}
          onPress={() => onAction("theater")}
        >
          <RectangleHorizontal aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={isFullscreen ? t("Leave full screen (F)") : t("Full screen (F)")}
        onPress={() => onAction("fullscreen")}
      >
        {isFullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </IconButton>
      <KeyboardHelp isMember={isMember} />
      {children}
    </div>
  );
}
