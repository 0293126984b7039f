// The outlined element of the recorded pages, such as the one that a comment is about: `?element=` in the address.
import { useCallback, useEffect, useState } from "react";
import type { FromFrame, OutlinePlace, ToFrame } from "#web/replay/messages.ts";
import type { Playback } from "#web/replay/playback/playback.ts";

interface Outline {
  /** where the element is at the shown time; null before that is known, and without an element */
  place: OutlinePlace | null;
  onOpen: (send: (message: ToFrame) => void) => void;
  onMessage: (message: FromFrame) => void;
}

/** Between the playback and the document that shows its pages. */
export function useOutline({ attach, receive }: Playback, selector: string | null): Outline {
  const [send, setSend] = useState<((message: ToFrame) => void) | null>(null);
  const [place, setPlace] = useState<OutlinePlace | null>(null);
  useEffect(() => send?.({ kind: "outline", selector }), [send, selector]);
  const onOpen = useCallback(
    (sender: (message: ToFrame) => void) => {
      attach(sender);
      setSend(() => sender);
    },
    [attach],
  );
  const onMessage = (message: FromFrame) => (message.kind === "outlined" ? setPlace(message.place) : receive(message));
  return { place: selector === null ? null : place, onOpen, onMessage };
}
