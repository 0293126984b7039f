import type { Theme } from "@emotion/react";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { t } from "#web/texts/t.ts";
import type { Span } from "#web/replay/playback/activity.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { markLabels, toneOf, type Mark } from "../../_lib/marks.ts";

interface Props {
  at: number;
  durationMs: number;
  marks: readonly Mark[];
  comments: readonly { readonly atMs: number; readonly text: string }[];
  inactive: readonly Span[];
  onSeek: (at: number) => void;
}

const HEIGHT = 36;
const layer = { position: "absolute", pointerEvents: "none" } as const;

const colorOf = (theme: Theme, kind: string) => {
  const tone = toneOf(kind);
  return tone === "muted" ? theme.color.borderStrong : theme.color[tone];
};

/** The recording's time with its marks. The list of events has the same marks as text. */
export function Timeline({ at, durationMs, marks, comments, inactive, onSeek }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const share = (ms: number) => `${durationMs === 0 ? 0 : (Math.min(Math.max(ms, 0), durationMs) / durationMs) * 100}%`;
  const seekTo = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) onSeek(((clientX - box.left) / box.width) * durationMs);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    onSeek(event.key === "Home" ? 0 : durationMs);
  };
  return (
    <div
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label={t("Time in the recording")}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={Math.round(at / 1000)}
      aria-valuetext={t("{time} of {total}", { time: formatOffset(at), total: formatOffset(durationMs) })}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
      css={{ position: "relative", height: HEIGHT, cursor: "pointer", touchAction: "none" }}
    >
      <div
        css={(theme) => ({
          ...layer,
          inset: "16px 0",
          overflow: "hidden",
          borderRadius: 2,
          background: theme.color.border,
        })}
      >
        <div css={(theme) => ({ height: "100%", background: theme.color.accent })} style={{ width: share(at) }} />
      </div>
      {inactive.map(({ from, to }) => (
        <div
          key={from}
          title={t("Inactive")}
          css={(theme) => ({
            ...layer,
            top: 14,
            height: 8,
            background: `repeating-linear-gradient(135deg, ${theme.color.borderStrong} 0 2px, ${theme.color.raised} 2px 5px)`,
          })}
          style={{ left: share(from), width: share(to - from) }}
        />
      ))}
      {marks.map(({ kind, atMs, name }, n) => (
        <div
          // two marks may be equal
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          title={`${markLabels[kind] ?? kind} ${name}`}
          css={(theme) =>
            kind === "PAGE"
              ? { ...layer, top: 4, width: 1, height: 28, background: theme.color.muted }
              : {
                  ...layer,
                  top: kind === "CLICK" ? 8 : 4,
                  width: kind === "CLICK" ? 3 : 7,
                  height: kind === "CLICK" ? 5 : 7,
                  marginLeft: kind === "CLICK" ? -1 : -3,
                  borderRadius: kind === "CLICK" ? 1 : 7,
                  background: colorOf(theme, kind),
                }
          }
          style={{ left: share(atMs) }}
        />
      ))}
      {comments.map(({ atMs, text }, n) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          title={text}
          css={(theme) => ({
            ...layer,
            bottom: 3,
            width: 8,
            height: 8,
            marginLeft: -4,
            borderRadius: "8px 8px 8px 1px",
            background: theme.color.accent,
          })}
          style={{ left: share(atMs) }}
        />
      ))}
      <div
        css={(theme) => ({
          ...layer,
          top: 10,
          width: 4,
          height: 16,
          marginLeft: -2,
          borderRadius: 2,
          background: theme.color.text,
        })}
        style={{ left: share(at) }}
      />
    </div>
  );
}
