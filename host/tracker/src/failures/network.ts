// Failed requests of the page: fetch and XMLHttpRequest with a status of 500 or above or no response, and scripts,
// styles and images that fail to load. Excludes the tracker's own requests, requests that the page aborted, and
// requests that fail while the page is being left.
import { clock } from "../clock.ts";
import { maskText } from "../privacy.ts";
import { quiet } from "../quiet.ts";
import type { ReportFailure } from "./failure.ts";

/**
 * Milliseconds after which the page counts as not left after all: for example after a download, or a dialog that the
 * visitor dismissed.
 */
const STAYED = 5000;

/** Returns a function that reports a status (0: no response), or the given `name` of the failure instead. */
export function watchNetwork(report: ReportFailure, host: string) {
  // URLs that use no network, such as data: or an extension's own files, and the tracker's own requests
  const apart = new RegExp(`^(?!http)[\\w-]+:|^${host}/(collect|init|widget|feedback)/`);
  let leftAt = 0;
  addEventListener("beforeunload", () => (leftAt = clock()));

  const reportFailed = quiet((status: number, method: unknown, address: unknown, name?: string) => {
    const requested = String(address);
    if ((status && status < 500) || apart.test(requested) || !navigator.onLine || clock() - leftAt < STAYED) return;
    const how = name ?? (status ? `HTTP ${status}` : "No answer");
    report("network", how, `${String(method).toUpperCase()} ${maskText(requested.split(/[?#]/)[0] ?? "", 480)}`);
  });

  // the page receives the unchanged return value of its own fetch, even if it is no promise or a library's promise
  const fetched = window.fetch;
  window.fetch = (...args) => {
    const sent: Promise<Response> | undefined = fetched.apply(window, args);
    const see = quiet((status: number) => {
      const what = args[0] as Partial<Request>;
      const { method, signal } = { ...args[1] };
      if (status || !(signal ?? what.signal)?.aborted)
        reportFailed(status, method ?? what.method ?? "GET", what.url ?? what);
    });
    if (typeof sent?.then !== "function") return sent;
    return sent.then(
      (answer) => {
        if (answer?.status) see(answer.status);
        return answer;
      },
      (error: unknown) => {
        see(0);
        throw error;
      },
    );
  };

  const xhr = XMLHttpRequest.prototype;
  const { open } = xhr;
  const watch = quiet((request: XMLHttpRequest, method: unknown, address: unknown) => {
    let isEnded = false;
    request.addEventListener("abort", () => (isEnded = true));
    request.addEventListener("loadend", () => isEnded || reportFailed(request.status, method, address), { once: true });
  });
  xhr.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    watch(this, args[0], args[1]);
    Reflect.apply(open, this, args);
  };
  return reportFailed;
}
