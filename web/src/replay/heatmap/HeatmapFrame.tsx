import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { t } from "#web/texts/t.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import type { FromFrame, ReplayEvent } from "../messages.ts";
import { ReplayFrame } from "../ReplayFrame.tsx";
import type { FromHeatmap, Heat, MeasuredLayout, ToHeatmap } from "./heatmapMessages.ts";

export type DrawnCounts = Omit<Extract<FromHeatmap, { kind: "drawn" }>, "kind">;
export type Captured = Omit<Extract<FromHeatmap, { kind: "captured" }>, "kind">;

export interface HeatmapFrameHandle {
  /** The whole page with its heatmap as an image. None if the document that shows it could not be loaded. */
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
  /** where the page is scrolled to, as a share of the way; changes of it scroll the page */
  scrolled?: number;
  onScroll?: (share: number) => void;
  /** where the elements of the page are, once for each page */
  onLayout?: (layout: MeasuredLayout) => void;
  /** the events hold no page */
  onAbsent?: () => void;
  /** The document that shows the page could not be loaded, or opened after all. Shows a message itself. */
  onFailure?: (hasFailed: boolean) => void;
}

/** A recorded page that scrolls, with a heatmap over it, scaled to fit. Says in words if it can't be shown. */
export function HeatmapFrame({ ref, events, size, heat, opacity, selected, scrolled, ...on }: Props) {
  const [send, setSend] = useState<((message: ToHeatmap) => void) | null>(null);
  const [scale, setScale] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const captures = useRef<((captured: Captured) => void)[]>([]);
  const label = t("Recorded page with its heatmap, can be scrolled");
  // in this order: the frame applies what it gets to the page that it shows
  useEffect(() => send?.({ kind: "background", events, label }), [send, events, label]);
  const isMeasured = on.onLayout !== undefined;
  useEffect(() => (isMeasured ? send?.({ kind: "measure" }) : undefined), [send, events, isMeasured]);
  useEffect(() => send?.({ kind: "heat", heat }), [send, heat]);
  useEffect(() => send?.({ kind: "look", opacity, scale }), [send, opacity, scale]);
  useEffect(() => send?.({ kind: "select", selector: selected }), [send, selected]);
  useEffect(() => (scrolled === undefined ? undefined : send?.({ kind: "scroll", share: scrolled })), [send, scrolled]);
  useImperativeHandle(
    ref,
    () => ({
      capture: () =>
        new Promise((done) => {
          if (!send) return done({ image: null, hasPage: false });
          captures.current.push(done);
          send({ kind: "capture" });
        }),
    }),
    [send],
  );
  const receive = (message: FromHeatmap | FromFrame) => {
    if (message.kind === "picked") on.onPick?.(message.selector);
    else if (message.kind === "blocked") on.onBlocked?.(message.files);
    else if (message.kind === "absent") on.onAbsent?.();
    else if (message.kind === "scrolled") on.onScroll?.(message.share);
    else if (message.kind === "measured") on.onLayout?.(message.layout);
    else if (message.kind === "drawn") {
      const { points, unplaced, hidden } = message;
      on.onDrawn?.({ points, unplaced, hidden });
    } else if (message.kind === "captured") {
      const { image, hasPage } = message;
      for (const done of captures.current.splice(0)) done({ image, hasPage });
    }
  };
  const mark = (failed: boolean) => {
    setFailed(failed);
    on.onFailure?.(failed);
  };
  const open = (sender: (message: ToHeatmap) => void) => {
    mark(false);
    setSend(() => sender);
  };
  const fail = () => {
    mark(true);
    setSend(null);
  };
  const reopen = () => {
    mark(false);
    setAttempt((now) => now + 1);
  };
  return (
    <>
      <ReplayFrame
        key={attempt}
        size={size}
        takesInput
        onOpen={open}
        onMessage={receive}
        onFailure={fail}
        onScale={setScale}
      />
      {hasFailed && (
        <div
          css={(theme) => ({
            position: "absolute",
            inset: 0,
            display: "grid",
            placeItems: "center",
            background: theme.color.sunken,
          })}
        >
          <ErrorState
            title={t("The recorded page can't be shown")}
            message={t(
              "The document that shows it did not load. Check your connection, or whether an extension blocks frames.",
            )}
            onRetry={reopen}
          />
        </div>
      )}
    </>
  );
}
