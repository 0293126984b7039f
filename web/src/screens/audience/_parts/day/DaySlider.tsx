import { useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from "react";
import { t } from "#web/texts/t.ts";
import { minuteAfter } from "../../_lib/day/sliderKeys.ts";
import { OnlineGraph } from "./OnlineGraph.tsx";

const HEIGHT = 64;
const layer = { position: "absolute", pointerEvents: "none" } as const;

interface Props {
  online: readonly number[];
  /** index of `online`; the last one is live */
  minute: number;
  isPast: boolean;
  /** time in words and the number online */
  textOf(minute: number): string;
  onMove(minute: number): void;
  ref?: Ref<HTMLDivElement>;
}

/** The last 24 hours as a slider over their graph. */
export function DaySlider({ online, minute, isPast, textOf, onMove, ref }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const last = online.length - 1;
  const share = (of: number) => `${(of / Math.max(1, last)) * 100}%`;
  const minuteAt = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return Math.min(Math.max(Math.round(((clientX - box.left) / box.width) * last), 0), last);
  };
  const moveTo = (event: PointerEvent) => {
    const to = minuteAt(event);
    if (to !== undefined && to !== minute) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = minuteAfter(event.key, minute, last);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== minute) onMove(to);
  };
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t("Moment of the last 24 hours")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={minute}
      aria-valuetext={textOf(minute)}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        setHovered(event.pointerType === "mouse" ? minuteAt(event) : undefined);
      }}
      onPointerLeave={() => setHovered(undefined)}
      css={{ position: "relative", cursor: "pointer", touchAction: "pan-y", borderRadius: 4 }}
    >
      <div ref={track} css={{ position: "relative" }}>
        <OnlineGraph online={online} height={HEIGHT} />
        <div
          css={(theme) => ({
            ...{ ...layer, top: 0, bottom: 0, width: 2, marginLeft: -1, borderRadius: 1 },
            background: isPast ? theme.color.warning : theme.color.positive,
            "&::after": {
              ...{ content: "''", position: "absolute", top: -4, left: -5, width: 12, height: 12, borderRadius: 6 },
              background: "inherit",
              boxShadow: `0 0 0 2px ${theme.color.raised}`,
            },
          })}
          style={{ left: share(minute) }}
        />
        {hovered !== undefined && hovered !== minute && (
          <>
            <div
              css={(theme) => ({ ...layer, top: 0, bottom: 0, width: 1, background: theme.color.borderStrong })}
              style={{ left: share(hovered) }}
            />
            <div
              css={(theme) => ({
                ...{ ...layer, bottom: "100%", whiteSpace: "nowrap", padding: "2px 8px", zIndex: theme.z.float },
                background: theme.color.text,
                color: theme.color.raised,
                borderRadius: theme.radius.small,
                fontSize: theme.size.small,
              })}
              style={{ left: share(hovered), transform: `translateX(-${share(hovered)})` }}
            >
              {textOf(hovered)}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
