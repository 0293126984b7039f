import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "#web/texts/t.ts";
import { OPEN } from "./messages.ts";
import { unrecordedLabels } from "./unrecordedLabels.ts";

const REPLAY_ADDRESS = "/replay-frame.html";
/** Within this time, the document has loaded even on a slow connection. */
const OPENS_WITHIN_MS = 20_000;
/** Its script runs before it has loaded; its message may come a moment later. */
const OPENS_AFTER_LOAD_MS = 3000;

interface Props<Sent, Received> {
  /** Called once with the function that sends to the document, and again when the document was loaded anew. */
  onOpen: (send: (message: Sent) => void) => void;
  onMessage: (message: Received) => void;
  /** Called if the document could not be loaded. Should it open after all, `onOpen` is called. */
  onFailure?: () => void;
  /** of the visitor's window, in CSS pixels */
  size: { width: number; height: number };
  /** The document takes input, to scroll. By default it takes none, so that keys stay with the controls. */
  takesInput?: boolean;
  /** how much smaller than its size the document is shown */
  onScale?: (scale: number) => void;
}

/** The recorded page, scaled to fit. */
export function ReplayFrame<Sent, Received>(props: Props<Sent, Received>) {
  const { onOpen, onMessage, onFailure, size, takesInput = false, onScale } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onOpen, onMessage, onFailure });
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    handlers.current = { onOpen, onMessage, onFailure };
  });
  const failAfter = useCallback((ms: number) => {
    clearTimeout(opening.current);
    if (!isOpen.current) opening.current = setTimeout(() => handlers.current.onFailure?.(), ms);
  }, []);
  useEffect(() => {
    failAfter(OPENS_WITHIN_MS);
    return () => clearTimeout(opening.current);
  }, [failAfter]);
  useEffect(() => {
    let port: MessagePort | undefined;
    // the document says when its script runs, and gets a port of its own
    const open = ({ data, source }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (data !== OPEN || !target || source !== target) return;
      isOpen.current = true;
      clearTimeout(opening.current);
      port?.close();
      const channel = new MessageChannel();
      port = channel.port1;
      port.addEventListener("message", (event: MessageEvent<Received>) => handlers.current.onMessage(event.data));
      port.start();
      target.postMessage(OPEN, location.origin, [channel.port2]);
      handlers.current.onOpen((message) => channel.port1.postMessage(message));
    };
    addEventListener("message", open);
    return () => {
      removeEventListener("message", open);
      port?.close();
    };
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(room.width / size.width, room.height / size.height) || 0;
  useEffect(() => onScale?.(scale), [onScale, scale]);
  return (
    <div ref={box} css={{ position: "relative", width: "100%", height: "100%", overflow: "hidden" }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document, which sandboxes the recorded page */}
      <iframe
        ref={frame}
        title={t("Recorded page")}
        src={`${REPLAY_ADDRESS}#${new URLSearchParams({ ...unrecordedLabels() })}`}
        onLoad={() => failAfter(OPENS_AFTER_LOAD_MS)}
        tabIndex={takesInput ? undefined : -1}
        css={{
          position: "absolute",
          left: (room.width - size.width * scale) / 2,
          top: (room.height - size.height * scale) / 2,
          width: size.width,
          height: size.height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: "0 0",
          pointerEvents: takesInput ? "auto" : "none",
          background: "#fff",
        }}
      />
    </div>
  );
}
