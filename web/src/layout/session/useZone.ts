import { useEffect } from "react";
import { rememberZone } from "#web/relay/zone.ts";

/** The member's time zone; null: the browser's own; undefined until the gateway has responded. */
export function useZone(zone: string | null | undefined): void {
  useEffect(() => {
    if (zone !== undefined) rememberZone(zone);
  }, [zone]);
}
