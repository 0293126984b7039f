import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export interface ToastMessage {
  title: string;
  description?: string;
  /** by default an action succeeded */
  tone?: "success" | "danger";
  /** Offers Undo of the completed action. */
  onUndo?: () => void;
}

/** Duration of a toast in ms. Hovering or focusing it pauses the timer. Errors stay as long as an error banner. */
const clearAfter = { success: 6000, danger: 20_000 };

/** One queue for the page, rendered by ToastRegion. At most three are visible at a time. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** The same message twice says nothing more, unless each has its own Undo. */
function closeEqual({ title, description, onUndo }: ToastMessage): void {
  if (onUndo) return;
  const equal = toastQueue.visibleToasts.filter(
    ({ content }) => content.title === title && content.description === description && !content.onUndo,
  );
  for (const { key } of equal) toastQueue.close(key);
}

/** Shows a message in the bottom corner. Returns a function that closes it early. */
export function toast(message: ToastMessage | string): () => void {
  const content: ToastMessage = typeof message === "string" ? { title: message } : message;
  closeEqual(content);
  const key = toastQueue.add(content, { timeout: clearAfter[content.tone ?? "success"] });
  return () => toastQueue.close(key);
}
