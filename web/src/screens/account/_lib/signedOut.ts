// After signing out, the user is not signed in again immediately, even if the sign-in page is skipped.

let isSignedOut = false;

export function rememberSignOut(): void {
  isSignedOut = true;
}

export const hasSignedOut = (): boolean => isSignedOut;
