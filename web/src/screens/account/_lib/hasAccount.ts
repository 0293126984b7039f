interface Asker {
  readonly kind: string;
  readonly session: { readonly isReadOnly: boolean } | null | undefined;
}

/** Signed in as somebody; whoever only looks into the demo may still sign up or log in. */
export const hasAccount = (viewer: Asker | null | undefined): boolean =>
  viewer?.kind === "MEMBER" && viewer.session?.isReadOnly !== true;
