// What the app tells a messenger, whichever it is: who sits before it, that they went to another page, what they did, and
// that they left. There is one while a member is signed in and a messenger is configured; without, all of it is nothing.
export interface MessengerUser {
  userId: number;
  name: string;
  email: string;
  role: string;
  companyId: number;
  companyName: string;
  planId: number;
  createdAt: string;
  /** proves the number of the member; null where the messenger does not ask for it */
  identity: string | null | undefined;
}

export type About = Readonly<Record<string, string | number>>;

export interface Messenger {
  identify(user: MessengerUser): void;
  visit(): void;
  event(name: string, about?: About): void;
  leave(): void;
}

let current: Messenger | undefined;

export function connectMessenger(messenger: Messenger | undefined): void {
  current = messenger;
}

/** Something that the member did. */
export function updateMessenger(name: string, about?: About): void {
  current?.event(name, about);
}
