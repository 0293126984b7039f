import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "success" | "danger";
  /** Offers Undo for what was just done. */
  onUndo?: () => void;
}

/** How long a toast stays, in ms; hovering or focusing it stops the clock. An error stays as long as an error banner. */
const clearAfter = { neutral: 6000, success: 6000, danger: 20_000 };

/** One queue for the page, drawn by ToastRegion; more than three wait their turn. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says what happened at the bottom corner; answers a function that takes it back early. */
export function toast(message: ToastMessage | string): () => void {
  const content = typeof message === "string" ? { title: message } : message;
  const key = toastQueue.add(content, { timeout: clearAfter[content.tone ?? "neutral"] });
  return () => toastQueue.close(key);
}
