// Messages from a sign-in popup to the page that opened it. Sent to and accepted from the same origin only.

export type PopupMessage = { kind: "signed-in" } | { kind: "not-signed-in"; message: string };

const isPopupMessage = (data: unknown): data is PopupMessage => {
  if (typeof data !== "object" || data === null || !("kind" in data)) return false;
  return data.kind === "signed-in" || (data.kind === "not-signed-in" && "message" in data);
};

/** False without an opener: the popup is then a normal page. */
export function notifyOpener(popupMessage: PopupMessage): boolean {
  const opener: Window | null = window.opener;
  if (opener === null || opener === window) return false;
  opener.postMessage(popupMessage, location.origin);
  window.close();
  return true;
}

/** Returns the unsubscribe function. */
export function hearPopup(popup: Window, onMessage: (popupMessage: PopupMessage) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin && event.source === popup && isPopupMessage(event.data)) onMessage(event.data);
  };
  window.addEventListener("message", hear);
  return () => window.removeEventListener("message", hear);
}
