// One pick on a page in another tab. Anything may run on the page: a message counts only if this tab sent it, from the
// address that was opened, with the id of this pick, and only until something is picked. Nothing is sent to the page. As
// the page knows the window that opened it, it could navigate the app away: until the pick ends, the browser asks first.
import { isFromPage, readPickMessage, type PickPart } from "./pickMessage.ts";

/** Milliseconds between checks whether the tab was closed, for which there is no event. */
const CHECK = 500;

interface Opened {
  /** URL of the page */
  address: string;
  pickId: string;
}

interface Listener {
  ready(): void;
  picked(parts: Record<PickPart, string>): void;
  canceled(): void;
  /** the tab was closed, or the page separated itself from the window that opened it */
  closed(): void;
}

/** Returns a function that ends the pick and closes the tab. */
export function openPickSession(tab: Window, { address, pickId }: Opened, listener: Listener): () => void {
  const timer = setInterval(() => {
    if (!tab.closed) return;
    end();
    listener.closed();
  }, CHECK);

  function hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== tab || !isFromPage(origin, address)) return;
    const message = readPickMessage(data, pickId);
    if (!message) return;
    if (message.state === "ready") return listener.ready();
    end();
    if (message.state === "picked") listener.picked(message.parts);
    else listener.canceled();
  }

  const stay = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

  function end(): void {
    clearInterval(timer);
    removeEventListener("message", hear);
    removeEventListener("beforeunload", stay);
    tab.close();
  }

  addEventListener("message", hear);
  addEventListener("beforeunload", stay);
  return end;
}
