// Sign-in and sign-out restart the app at a URL with an empty store, so that no data of one principal is left for the
// next. They call this module, and app.tsx listens.

export interface Beginning {
  path: string;
  /** a message for the sign-in page, such as why the session ended */
  notice?: string | undefined;
}

let listener: ((beginning: Beginning) => void) | undefined;
let notice: string | undefined;
let hasMember = false;

export function onStartOver(begin: (beginning: Beginning) => void): void {
  listener = begin;
}

export function startOver(beginning: Beginning): void {
  notice = beginning.notice;
  hasMember = false;
  listener?.(beginning);
}

/** Records that a member's screens are open, so that the end of the session needs a message. */
export function memberIsHere(): void {
  hasMember = true;
}

export const isMemberHere = () => hasMember;

export const signInNotice = () => notice;

export function clearSignInNotice(): void {
  notice = undefined;
}
