// Whoever has just signed out is not signed in again at once, even where the sign-in page is skipped.

let isSignedOut = false;

export function rememberSignOut(): void {
  isSignedOut = true;
}

export const hasSignedOut = (): boolean => isSignedOut;
