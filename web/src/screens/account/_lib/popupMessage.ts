// What the popup of a sign-in tells the page that opened it. Only windows of this very origin are told, and believed.

export type PopupMessage = { kind: "signed-in" } | { kind: "not-signed-in"; message: string };

const isPopupMessage = (data: unknown): data is PopupMessage => {
  if (typeof data !== "object" || data === null || !("kind" in data)) return false;
  return data.kind === "signed-in" || (data.kind === "not-signed-in" && "message" in data);
};

/** False where no page waits: the popup is a page of its own then. */
export function notifyOpener(popupMessage: PopupMessage): boolean {
  const opener: Window | null = window.opener;
  if (opener === null || opener === window) return false;
  opener.postMessage(popupMessage, location.origin);
  window.close();
  return true;
}

/** Answers how to stop listening. */
export function hearPopup(popup: Window, onMessage: (popupMessage: PopupMessage) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin && event.source === popup && isPopupMessage(event.data)) onMessage(event.data);
  };
  window.addEventListener("message", hear);
  return () => window.removeEventListener("message", hear);
}
