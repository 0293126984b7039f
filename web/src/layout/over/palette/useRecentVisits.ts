import { useEffect } from "react";
import { isStart } from "../../sidebar/isCurrent.ts";
import { rememberRecent } from "./recent.ts";
import { screenCommand } from "./screenCommand.ts";

/** Whatever way a screen was opened, the palette offers it again. */
export function useRecentVisits(pathname: string): void {
  useEffect(() => rememberRecent(screenCommand(isStart(pathname) ? "/" : pathname)), [pathname]);
}
