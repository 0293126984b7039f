// Who may ask for what, in other words than the permission table: a test compares the two. Each domain has its own file
// in access/.
import type { As } from "./principals.ts";

/** By type and field. */
export type ExpectedAccess = Record<string, Record<string, As[]>>;

export const everybody: As[] = ["owner", "admin", "user", "viewer", "tool", "share", "nobody"];
export const members: As[] = ["owner", "admin", "user", "viewer", "tool"];
export const writers: As[] = ["owner", "admin", "user", "tool"];
export const managers: As[] = ["owner", "admin", "tool"];
export const membersAndShare: As[] = [...members, "share"];
/** For plans and companies that the members of the test are not of: see gates.test.ts. */
export const none: As[] = [];
