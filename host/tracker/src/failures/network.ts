// Requests of the page that fail: fetch and XMLHttpRequest with a status from 500 on or no answer at all, and scripts,
// styles and pictures that do not load. Not ours, not what the page ended itself, nothing while it is being left.
import { clock } from "../clock.ts";
import { maskText } from "../privacy.ts";
import { quiet } from "../quiet.ts";
import type { ReportFailure } from "./failure.ts";

/** Milliseconds after which a page that was about to be left has stayed: a download, a question answered with no. */
const STAYED = 5000;

/** Gives what is told of a status (0: no answer), or of another `name` of what happened. */
export function watchNetwork(report: ReportFailure, host: string) {
  // what does not travel, such as data: or an extension's own files, and what is ours
  const apart = new RegExp(`^(?!http)[\\w-]+:|^${host}/(collect|init|widget|feedback)/`);
  let leftAt = 0;
  addEventListener("beforeunload", () => (leftAt = clock()));

  const reportFailed = quiet((status: number, method: unknown, address: unknown, name?: string) => {
    const requested = String(address);
    if ((status && status < 500) || apart.test(requested) || !navigator.onLine || clock() - leftAt < STAYED) return;
    const how = name ?? (status ? `HTTP ${status}` : "No answer");
    report("network", how, `${String(method).toUpperCase()} ${maskText(requested.split(/[?#]/)[0] ?? "", 480)}`);
  });

  // the page gets what its own fetch gives, be it no promise or one of a library
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
