// The app's interface to any messenger: identifies the member and reports navigation, actions and sign-out. Active only
// while a member is signed in and a messenger is configured. Otherwise all calls are no-ops.
export interface MessengerUser {
  userId: number;
  name: string;
  email: string;
  role: string;
  companyId: number;
  companyName: string;
  planId: number;
  createdAt: string;
  /** proves the member's id; null where the messenger doesn't require it */
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

/** Reports an action of the member. */
export function updateMessenger(name: string, about?: About): void {
  current?.event(name, about);
}
