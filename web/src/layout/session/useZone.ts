import { useEffect } from "react";
import { rememberZone } from "#web/relay/zone.ts";

/** The clock that the member chose; null: the browser's own. Undefined while nobody has said. */
export function useZone(zone: string | null | undefined): void {
  useEffect(() => {
    if (zone !== undefined) rememberZone(zone);
  }, [zone]);
}
