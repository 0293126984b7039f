import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { t } from "#web/texts/t.ts";
import type { FromFrame, ReplayEvent } from "../messages.ts";
import { ReplayFrame } from "../ReplayFrame.tsx";
import type { FromHeatmap, Heat, ToHeatmap } from "./heatmapMessages.ts";

export type DrawnCounts = Omit<Extract<FromHeatmap, { kind: "drawn" }>, "kind">;
export type Captured = Omit<Extract<FromHeatmap, { kind: "captured" }>, "kind">;

export interface HeatmapFrameHandle {
  /** The whole page with its heatmap as an image. */
  capture(): Promise<Captured>;
}

interface Props {
  ref?: Ref<HeatmapFrameHandle>;
  /** an rrweb meta event and a full snapshot */
  events: readonly ReplayEvent[];
  /** of the visitor's window, in CSS pixels */
  size: { width: number; height: number };
  heat: Heat;
  /** of the colors, 0 to 1 */
  opacity: number;
  /** selector of the outlined element */
  selected: string | null;
  onPick?: (selector: string | null) => void;
  onDrawn?: (counts: DrawnCounts) => void;
  /** files of the page that are not part of the recording */
  onBlocked?: (files: number) => void;
  /** the events hold no page */
  onAbsent?: () => void;
}

/** A recorded page that scrolls, with a heatmap over it, scaled to fit. */
export function HeatmapFrame({ ref, events, size, heat, opacity, selected, ...on }: Props) {
  const [send, setSend] = useState<((message: ToHeatmap) => void) | null>(null);
  const [scale, setScale] = useState(1);
  const captures = useRef<((captured: Captured) => void)[]>([]);
  const label = t("Recorded page with its heatmap, can be scrolled");
  // in this order: the frame applies what it gets to the page that it shows
  useEffect(() => send?.({ kind: "background", events, label }), [send, events, label]);
  useEffect(() => send?.({ kind: "heat", heat }), [send, heat]);
  useEffect(() => send?.({ kind: "look", opacity, scale }), [send, opacity, scale]);
  useEffect(() => send?.({ kind: "select", selector: selected }), [send, selected]);
  useImperativeHandle(
    ref,
    () => ({
      capture: () =>
        new Promise((done) => {
          captures.current.push(done);
          send?.({ kind: "capture" });
        }),
    }),
    [send],
  );
  const receive = (message: FromHeatmap | FromFrame) => {
    if (message.kind === "picked") on.onPick?.(message.selector);
    else if (message.kind === "blocked") on.onBlocked?.(message.files);
    else if (message.kind === "absent") on.onAbsent?.();
    else if (message.kind === "drawn") {
      const { points, unplaced, hidden } = message;
      on.onDrawn?.({ points, unplaced, hidden });
    } else if (message.kind === "captured") {
      const { image, hasPage } = message;
      for (const done of captures.current.splice(0)) done({ image, hasPage });
    }
  };
  const open = useCallback((sender: (message: ToHeatmap) => void) => setSend(() => sender), []);
  return <ReplayFrame size={size} takesInput onOpen={open} onMessage={receive} onScale={setScale} />;
}
