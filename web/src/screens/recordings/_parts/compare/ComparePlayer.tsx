import { useEffect, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ComparePlayer_recording$key } from "#web/__generated__/ComparePlayer_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { alignmentsOf, chosenAlignment } from "../../_lib/compare/alignments.ts";
import { createPair } from "../../_lib/compare/pair.ts";
import { useCompared, type Compared } from "../../_lib/compare/useCompared.ts";
import { otherSpeed, readPlayerChoices } from "../../_lib/playerChoices.ts";
import { usePlayback } from "../../_lib/usePlayback.ts";
import { usePlayerKeys } from "../../_lib/usePlayerKeys.ts";
import { useTicks } from "../../_lib/useTicks.ts";
import { CompareControls } from "./CompareControls.tsx";
import { ComparedSide } from "./ComparedSide.tsx";

interface Props {
  left: ComparePlayer_recording$key;
  right: ComparePlayer_recording$key;
  widgetId: number;
  zone: string | undefined;
  href: (path: string) => string;
}

const STEP_MS = 10_000;

const fragment = graphql`
  fragment ComparePlayer_recording on Recording {
    ...useCompared_recording
  }
`;

const played = (widgetId: number, { key, startedAt, durationMs, streams }: Compared) => ({
  ...{ widgetId, key, startedAt, durationMs, streams },
});

/** Two recordings side by side, at the same distance from a moment that both have. */
export function ComparePlayer({ left, right, widgetId, zone, href }: Props) {
  const one = useCompared(useFragment(fragment, left), zone);
  const other = useCompared(useFragment(fragment, right), zone);
  const oneUsed = usePlayback(played(widgetId, one), 0);
  const otherUsed = usePlayback(played(widgetId, other), 0);
  const [search, setSearch] = useSearchParams();
  const alignments = alignmentsOf(one.marks, other.marks);
  const chosen = chosenAlignment(alignments, search.get("at"));
  const [pair] = useState(() => {
    const { threshold } = readPlayerChoices();
    const sides = [
      { playback: oneUsed.playback, durationMs: one.durationMs },
      { playback: otherUsed.playback, durationMs: other.durationMs },
    ] as const;
    for (const { playback } of sides) {
      // skipping would end the alignment
      playback.setSkipping(false, threshold * 1000);
      playback.setSpeed(1);
    }
    return createPair(...sides, chosen);
  });
  const state = useSyncExternalStore(pair.subscribe, pair.read);
  useTicks(pair, state.isPlaying);
  useEffect(() => pair.align({ left: chosen.left, right: chosen.right }), [pair, chosen.left, chosen.right]);
  usePlayerKeys((action) => {
    if (action === "play") return state.isPlaying ? pair.pause() : pair.play();
    if (action === "back") return pair.seek(state.at - STEP_MS);
    if (action === "forward") return pair.seek(state.at + STEP_MS);
    if (action === "faster" || action === "slower")
      pair.setSpeed(otherSpeed(state.speed, action === "faster" ? 1 : -1));
  });
  const align = (id: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set("at", id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <CompareControls pair={pair} state={state} alignments={alignments} chosen={chosen} onAlign={align} />
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          [theme.media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" },
        })}
      >
        <ComparedSide
          label={t("Left recording")}
          compared={one}
          used={oneUsed}
          href={href(`/video/${one.key}`)}
          onSeek={(at) => pair.seek(at - chosen.left)}
        />
        <ComparedSide
          label={t("Right recording")}
          compared={other}
          used={otherUsed}
          href={href(`/video/${other.key}`)}
          onSeek={(at) => pair.seek(at - chosen.right)}
        />
      </div>
    </div>
  );
}
