import { graphql, useFragment } from "react-relay";
import type { ServerText_message$key } from "#web/__generated__/ServerText_message.graphql.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";

/** A text that the servers store, in the page's language. */
export function ServerText({ message }: { message: ServerText_message$key }) {
  const {
    message: text,
    reason,
    params,
  } = useFragment(
    graphql`
      fragment ServerText_message on ServerMessage {
        message
        reason
        params
      }
    `,
    message,
  );
  return translateServerMessage({ message: text, reason, params });
}
