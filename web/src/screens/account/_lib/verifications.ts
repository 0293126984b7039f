// Steps of a verification that other tabs of the browser react to. The tab of the sign-up still knows the password, so
// it signs in once the address is verified in another tab, which then offers to continue. Each message is removed at
// once.

const KEY = "app.verification";

export type VerificationStep = "verified" | "signedIn";

/** The link carries the address as the host stores it, the sign-up as it was typed. */
const messageOf = (step: VerificationStep, email: string) => JSON.stringify([step, email.trim().toLowerCase()]);

export function publishVerification(step: VerificationStep, email: string): void {
  try {
    localStorage.setItem(KEY, messageOf(step, email));
    localStorage.removeItem(KEY);
  } catch {
    // without storage, the user signs in manually
  }
}

/** Calls `run` when another tab publishes the step for this address. Returns how to stop. */
export function onVerification(step: VerificationStep, email: string, run: () => void): () => void {
  const message = messageOf(step, email);
  const receive = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === message) run();
  };
  window.addEventListener("storage", receive);
  return () => window.removeEventListener("storage", receive);
}
