export interface Named {
  readonly name: string;
  readonly displayName: string | null | undefined;
}

/** An event's display name, otherwise its original name. */
export const shownName = ({ name, displayName }: Named): string => displayName || name;
