import { Maximize, Minimize, Pause, Play, Radio, RotateCcw, RotateCw } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import type { PlaybackState } from "#web/replay/playback/playback.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { formatOffset } from "../../_lib/formatOffset.ts";
import type { PlayerAction } from "../../_lib/usePlayerKeys.ts";

interface Props {
  state: PlaybackState;
  isFullscreen: boolean;
  onAction: (action: PlayerAction) => void;
  onFollow: () => void;
}

/** The transport controls of a session that is still recorded. */
export function LiveControls({ state, isFullscreen, onAction, onFollow }: Props) {
  const { at, durationMs, isLive, isFollowing, isPlaying } = state;
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
      <IconButton label={t("10 seconds back (←)")} onPress={() => onAction("back")}>
        <RotateCcw aria-hidden />
      </IconButton>
      <IconButton
        variant="primary"
        label={isPlaying ? t("Pause (Space)") : t("Play (Space)")}
        onPress={() => onAction("play")}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label={t("10 seconds forward (→)")} onPress={() => onAction("forward")}>
        <RotateCw aria-hidden />
      </IconButton>
      <span css={(theme) => ({ ...tabular, margin: "0 8px", fontSize: theme.size.body, whiteSpace: "nowrap" })}>
        {formatOffset(at)} <span css={(theme) => ({ color: theme.color.muted })}>/ {formatOffset(durationMs)}</span>
      </span>
      <span css={{ flex: 1 }} />
      {isLive &&
        (isFollowing ? (
          <Badge tone="positive" dot="live" title={t("You see what was recorded up to three seconds ago.")}>
            {t("Live")}
          </Badge>
        ) : (
          <Button size="small" icon={<Radio aria-hidden />} onPress={onFollow}>
            {t("Go live")}
          </Button>
        ))}
      <IconButton
        label={isFullscreen ? t("Leave full screen (F)") : t("Full screen (F)")}
        onPress={() => onAction("fullscreen")}
      >
        {isFullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </IconButton>
    </div>
  );
}
