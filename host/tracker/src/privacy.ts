// Who is not tracked at all: nothing is stored, nothing is sent.
//   - a browser that sends Global Privacy Control,
//   - a visitor who called sightline("optout") (undone by sightline("optin")).
const MARK = "sightline_optout";

export function isOptedOut(): boolean {
  try {
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

/** Nothing that a visitor reads should tell who they are: addresses and long numbers are masked. */
export function maskText(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[^\s@]+@[^\s@]+/g, "***")
    .replace(/\d(?:[ .-]?\d){3,}/g, "***")
    .slice(0, 80);
}
