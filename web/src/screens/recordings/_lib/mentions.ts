export interface Mentionable {
  readonly userId: number;
  readonly name: string;
}

/** The members whose names follow an @ in the text. */
export const mentionedIn = (text: string, members: readonly Mentionable[]): number[] =>
  members.filter(({ name }) => name !== "" && text.includes(`@${name}`)).map(({ userId }) => userId);
