// A principal comes or goes: the app begins again at an address, with an empty store. Nothing that was read for one
// person is left for the next. app.tsx listens; the sign-in and the sign-out ask.

export interface Beginning {
  path: string;
  /** what the sign-in page says, such as why the session ended */
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

/** A member's screens are on the page: when their session ends, there is something to tell. */
export function memberIsHere(): void {
  hasMember = true;
}

export const isMemberHere = () => hasMember;

export const signInNotice = () => notice;

export function clearSignInNotice(): void {
  notice = undefined;
}
