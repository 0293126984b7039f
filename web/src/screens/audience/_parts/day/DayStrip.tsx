import { Pause, Play } from "lucide-react";
import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { DayStrip_audience$key } from "#web/__generated__/DayStrip_audience.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { useNow } from "#web/ui/format/useNow.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { clockTicks, momentLabel } from "../../_lib/day/momentLabel.ts";
import type { ChosenMoments } from "../../_lib/day/useChosenMoment.ts";
import { useReplay } from "../../_lib/day/useReplay.ts";
import { DaySlider } from "./DaySlider.tsx";

interface Props {
  audience: DayStrip_audience$key;
  zone: string | null;
  moments: ChosenMoments;
  /** the moment on the screen; null: live */
  shown: number | null;
  /** visitors online on the screen */
  onlineNow: number;
  /** a dialog shows something of this moment, so that playing waits */
  isHeld: boolean;
}

/** The last 24 hours below the title: a graph of the visitors online, and the way to any moment and back. */
export function DayStrip({ audience, zone, moments, shown, onlineNow, isHeld }: Props) {
  const { onlineHistory } = useFragment(
    graphql`
      fragment DayStrip_audience on ProjectAudience {
        onlineHistory {
          from
          stepSeconds
          online
        }
      }
    `,
    audience,
  );
  const slider = useRef<HTMLDivElement>(null);
  const clock = useNow();
  const { position, choose } = moments;
  const from = Date.parse(onlineHistory?.from ?? "");
  const step = (onlineHistory?.stepSeconds ?? 60) * 1000;
  const online = onlineHistory?.online ?? [];
  const last = online.length - 1;
  const until = from + last * step;
  const isSettled = position === shown && !moments.isMoving && !isHeld;
  const replay = useReplay({ from, until, shown, isSettled, choose });
  const ticks = useMemo(() => clockTicks(from, until, zone), [from, until, zone]);
  if (last < 1) return null;
  // the graph is by the host's clock, which this browser's may be behind
  const now = Math.max(clock, until);
  const minute = position === null ? last : Math.min(Math.max(Math.round((position - from) / step), 0), last);
  const visitors = (count: number) =>
    phrase("{count, plural, one {# visitor online} other {# visitors online}}", { count });
  const textOf = (of: number) => {
    if (of === last) {
      return t("Live, {visitors}", { visitors: visitors(shown === null ? onlineNow : (online[last] ?? 0)) });
    }
    // a link's moment may be a little older than the graph
    const at = of === minute && position !== null ? position : from + of * step;
    return t("{moment}, {visitors}", { moment: momentLabel(at, zone, now), visitors: visitors(online[of] ?? 0) });
  };
  return (
    <Card>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px", minHeight: 32 }}>
        <IconButton
          label={replay.isPlaying ? t("Pause") : shown === null ? t("Play the last 24 hours") : t("Play from here")}
          variant="secondary"
          size="small"
          onPress={replay.isPlaying ? replay.pause : replay.play}
        >
          {replay.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <span css={(theme) => ({ flex: "1 1 180px", minWidth: 0, fontWeight: theme.weight.medium })}>
          {textOf(minute)}
        </span>
        {position !== null && (
          <Button
            variant="primary"
            size="small"
            onPress={() => {
              replay.pause();
              choose(null);
              slider.current?.focus();
            }}
          >
            {t("Back to live")}
          </Button>
        )}
      </div>
      <div css={{ padding: "10px 6px 0" }}>
        <DaySlider
          ref={slider}
          online={online}
          minute={minute}
          isPast={position !== null}
          textOf={textOf}
          onMove={(to) => moments.move(to === last ? null : from + to * step)}
        />
        <div
          aria-hidden
          css={(theme) => ({
            ...{ position: "relative", height: 18, marginTop: 4 },
            color: theme.color.muted,
            fontSize: theme.size.small,
            lineHeight: "18px",
            [theme.media.narrow]: { "& > [data-main=false]": { display: "none" } },
          })}
        >
          {ticks.map(({ at, label, isMain }) => {
            const left = ((at - from) / (until - from)) * 100;
            return (
              left > 2 &&
              left < 93 && (
                <span
                  key={at}
                  data-main={isMain}
                  css={{ position: "absolute", transform: "translateX(-50%)" }}
                  style={{ left: `${left}%` }}
                >
                  {label}
                </span>
              )
            );
          })}
          <span css={{ position: "absolute", right: 0 }}>{t("now")}</span>
        </div>
      </div>
    </Card>
  );
}
