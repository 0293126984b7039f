// Whether the app is shown inside another page. Only pages of share links may be: the gateway refuses all others to be
// framed. The page around a frame may overlay it and lure a member into clicking, so nothing inside a frame may act for a
// member who is signed in in the same browser.
export const isEmbedded = (): boolean => window.parent !== window;

/** Of every request to the gateway. */
export const sessionCredentials = (): RequestCredentials => (isEmbedded() ? "omit" : "same-origin");
