import { useEffect } from "react";
import { isStart } from "../../sidebar/currentItem.ts";
import { rememberRecent } from "./recent.ts";
import { screenCommand } from "./screenCommand.ts";

/** Records every opened screen as recent, however it was opened. */
export function useRecentVisits(pathname: string): void {
  useEffect(() => rememberRecent(screenCommand(isStart(pathname) ? "/" : pathname)), [pathname]);
}
