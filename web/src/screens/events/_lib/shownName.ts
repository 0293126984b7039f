export interface Named {
  readonly name: string;
  readonly displayName: string | null | undefined;
}

/** What members call an event, or what it came with. */
export const shownName = ({ name, displayName }: Named): string => displayName || name;
