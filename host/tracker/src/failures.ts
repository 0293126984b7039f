// Errors on the page: exceptions of its scripts, unhandled promise rejections, console errors and failed requests. Each
// is reported once, at most ten of a kind per page. Messages are truncated and masked, and queries of URLs are removed.
// `data-console="off"` and `data-network="off"` on the script's tag disable those kinds.
import { watchConsole } from "./failures/console.ts";
import type { ReportFailure } from "./failures/failure.ts";
import { watchNetwork } from "./failures/network.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

const MOST = 10;

/** `host`: where the tracker itself sends to. Returns a function that sets the site's release. */
export function watchErrors(tracker: Tracker, host: string, data: DOMStringMap): (release: string) => void {
  const reported: string[] = [];
  let release = data["release"];

  const report: ReportFailure = (kind, name, given, stack = "") => {
    const message = (given || "Error").slice(0, 500);
    const which = `${kind} ${name} ${message}`;
    if (reported.includes(which) || reported.filter((each) => each.startsWith(`${kind} `)).length >= MOST) return;
    reported.push(which);
    const about = { name: name.slice(0, 100), message, stack: stack.slice(0, 2000) };
    // undefined values are not sent
    tracker.track({ type: "error", kind, release: release?.slice(0, 100) || undefined, ...about }, true);
  };
  let network: ReturnType<typeof watchNetwork> | undefined;
  // a page may have replaced either of them
  quiet(() => {
    if (data["network"] !== "off") network = watchNetwork(report, host);
  })();
  quiet(() => {
    if (data["console"] !== "off") watchConsole(report);
  })();

  const thrown = (kind: "rejection" | undefined, error: unknown, message: string, where?: string) =>
    error instanceof Error
      ? report(kind, error.name, message, error.stack || where)
      : report(kind, "Error", message, where);
  addEventListener(
    "error",
    (event) => {
      const { message, error, filename, lineno, colno, target } = event;
      if (message) return thrown(undefined, error, message, `${filename}:${lineno}:${colno}`);
      const { src, href, localName } = target as HTMLScriptElement & HTMLLinkElement;
      if (src || href) network?.(0, localName, src || href, "Not loaded");
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    thrown("rejection", reason, reason instanceof Error ? reason.message : String(reason)),
  );
  return (named) => (release = named);
}
