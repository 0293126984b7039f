// Signs in through an identity provider: in a popup, or by leaving the page if the browser blocks popups.
import { useEffect, useRef, useState } from "react";
import { leaveFor } from "#web/layout/session/leaveFor.ts";
import { startOver } from "#web/layout/session/startOver.ts";
import { hearPopup } from "../../_lib/popupMessage.ts";
import { startAddress, type Start, type SignInMethod } from "../../_lib/startAddress.ts";

const WIDTH = 480;
const HEIGHT = 660;
/** milliseconds between checks whether the popup was closed */
const LOOK = 500;

function openPopup(address: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const popup = window.open(address, "sign-in", `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  return popup === null || popup.closed ? null : popup;
}

export function useProvider(start: Start) {
  const [waiting, setWaiting] = useState<SignInMethod>();
  const [refusal, setRefusal] = useState<string>();
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const begin = (method: SignInMethod) => {
    setRefusal(undefined);
    end.current?.();
    const popup = openPopup(startAddress(method, { ...start, popup: true }));
    if (popup === null) return leaveFor(startAddress(method, start));
    setWaiting(method);
    const stopHearing = hearPopup(popup, (popupMessage) => {
      end.current?.();
      if (popupMessage.kind === "signed-in") return startOver({ path: start.redirect ?? "/" });
      setWaiting(undefined);
      setRefusal(popupMessage.message);
    });
    // closed manually: a message may still arrive, and the buttons are enabled again
    const look = setInterval(() => popup.closed && setWaiting(undefined), LOOK);
    end.current = () => {
      stopHearing();
      clearInterval(look);
    };
  };

  return { waiting, refusal, begin, clearRefusal: () => setRefusal(undefined) };
}
