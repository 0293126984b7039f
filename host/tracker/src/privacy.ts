// Who is not tracked at all: nothing is stored, nothing is sent.
//   - a browser that sends Global Privacy Control,
//   - one that sends Do Not Track, where the project wants that obeyed,
//   - a visitor who called siteTracker("optout") (undone by siteTracker("optin")), or opened a page of the site with
//     ?tracking_optout=1 behind its address (undone by =0).
const MARK = "tracker_optout";
/** Where nothing can be stored, the wish holds as long as the page. */
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

/** Removes everything that is stored and stores only the wish itself. */
export function optOut(prefix: string): void {
  hasOptedOut = true;
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
    localStorage.setItem(MARK, "1");
  } catch {
    // no storage
  }
}

export function optIn(): void {
  hasOptedOut = false;
  try {
    localStorage.removeItem(MARK);
  } catch {
    // no storage
  }
}

/** The link that excludes a browser from tracking, or includes it again. */
export function obeyLink(prefix: string): void {
  const choice = /[?&]tracking_optout=([01])(&|$)/.exec(location.search)?.[1];
  if (choice === "1") optOut(prefix);
  else if (choice) optIn();
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
