// Whether the live connection is lost. After a reconnect, refetches the data that was missed.
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { onLinkChange } from "#web/relay/liveSocket.ts";
import { wantLayoutAgain } from "../layoutState.ts";

export function useLinkState(): boolean {
  const [isLost, setLost] = useState(false);
  const revalidator = useRevalidator();
  const hear = useEffectEvent((state: "connecting" | "open" | "lost") => {
    if (state === "lost") setLost(true);
    if (state !== "open" || !isLost) return;
    setLost(false);
    wantLayoutAgain();
    void revalidator.revalidate();
  });
  useEffect(() => onLinkChange((state) => hear(state)), []);
  return isLost;
}
