// Visitors who are not tracked at all, with nothing stored and nothing sent:
//   - a browser that sends Global Privacy Control,
//   - one that sends Do Not Track, if the project respects it,
//   - a visitor who called siteTracker("optout") (undone by siteTracker("optin")), or opened a page of the site with
//     ?tracking_optout=1 in its URL (undone by =0).
const MARK = "tracker_optout";
/** If storage is unavailable, the opt-out lasts as long as the page. */
let hasOptedOut = false;

export function isOptedOut(obeysDnt = false): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  try {
    return (
      hasOptedOut || (obeysDnt && doNotTrack === "1") || !!globalPrivacyControl || localStorage.getItem(MARK) === "1"
    );
  } catch {
    return false;
  }
}

/** Removes all stored data and stores only the opt-out itself. */
export function optOut(prefix: string): void {
  hasOptedOut = true;
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
    localStorage.setItem(MARK, "1");
  } catch {
    // storage is unavailable
  }
}

export function optIn(): void {
  hasOptedOut = false;
  try {
    localStorage.removeItem(MARK);
  } catch {
    // storage is unavailable
  }
}

/** Applies a link that opts a browser out of tracking, or back in. */
export function obeyLink(prefix: string): void {
  const choice = /[?&]tracking_optout=([01])(&|$)/.exec(location.search)?.[1];
  if (choice === "1") optOut(prefix);
  else if (choice) optIn();
}

/** Masks email addresses and long numbers, so that texts don't identify a visitor. */
export function maskText(text: string, limit = 80): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[^\s@]+@[^\s@]+/g, "***")
    .replace(/\d(?:[ .-]?\d){3,}/g, "***")
    .slice(0, limit);
}
