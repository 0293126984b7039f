// Who is not tracked at all: nothing is stored, nothing is sent.
//   - a browser that sends Global Privacy Control,
//   - one that sends Do Not Track, where the project wants that obeyed,
//   - a visitor who called siteTracker("optout") (undone by siteTracker("optin")), or opened a page of the site with
//     ?tracking_optout=1 behind its address (undone by =0).
const MARK = "tracker_optout";

export function isOptedOut(obeysDnt = false): boolean {
  try {
    if (obeysDnt && navigator.doNotTrack === "1") return true;
    if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return true;
    return localStorage.getItem(MARK) === "1";
  } catch {
    return false;
  }
}

/** Forgets everything that is stored, then keeps only the wish itself. */
export function optOut(prefix: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
    localStorage.setItem(MARK, "1");
  } catch {
    // no storage: nothing to forget
  }
}

export function optIn(): void {
  try {
    localStorage.removeItem(MARK);
  } catch {
    // no storage: nothing was kept
  }
}

/** The link with which a browser is left out for good, or counted again. */
export function obeyLink(search: string, prefix: string): void {
  const wish = /[?&]tracking_optout=([01])(&|$)/.exec(search)?.[1];
  if (wish === "1") optOut(prefix);
  else if (wish === "0") optIn();
}

/** Nothing that a visitor reads should tell who they are: addresses and long numbers are masked. */
export function maskText(text: string, limit = 80): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[^\s@]+@[^\s@]+/g, "***")
    .replace(/\d(?:[ .-]?\d){3,}/g, "***")
    .slice(0, limit);
}
