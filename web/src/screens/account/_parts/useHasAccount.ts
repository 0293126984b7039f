import { graphql, useFragment } from "react-relay";
import type { useHasAccount_viewer$key } from "#web/__generated__/useHasAccount_viewer.graphql.ts";

/** Signed in with an account. Guests of the demo may still sign up or log in. */
export function useHasAccount(viewer: useHasAccount_viewer$key | null | undefined): boolean {
  const data = useFragment(
    graphql`
      fragment useHasAccount_viewer on Viewer {
        kind
        session {
          isReadOnly
        }
      }
    `,
    viewer ?? null,
  );
  return data?.kind === "MEMBER" && data.session?.isReadOnly !== true;
}
