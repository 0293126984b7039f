// Another recording is another player: the control that opened it has the focus there too, instead of nothing.
import { useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const steps = ["next", "previous", "play"] as const;
export type FocusedStep = (typeof steps)[number];

/** In the history entry of the recording that is opened. */
export const focusing = (focused: FocusedStep) => ({ focused });

/** Null if the recording was not opened by the player of another one. */
export function useFocusedStep(): FocusedStep | null {
  const { state } = useLocation() as { state: unknown };
  const isOpened = useNavigationType() === NavigationType.Push;
  const [focused] = useState(() =>
    isOpened && typeof state === "object" && state !== null && "focused" in state
      ? (steps.find((step) => step === state.focused) ?? null)
      : null,
  );
  return focused;
}
