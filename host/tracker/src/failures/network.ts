// Requests of the page that fail: fetch and XMLHttpRequest with a status from 500 on or no answer at all, and scripts,
// styles and pictures that do not load. Not ours, not what the page ended itself, nothing while it is being left.
import { maskText } from "../privacy.ts";
import { quiet } from "../quiet.ts";
import type { Tell } from "./failure.ts";

/** Milliseconds after which a page that was about to be left has stayed: a download, a question answered with no. */
const STAYED = 5000;

/** Gives what is told of a status (0: no answer), or of another `name` of what happened. */
export function watchNetwork(tell: Tell, host: string) {
  // what does not travel, such as data: or an extension's own files, and what is ours
  const apart = new RegExp(`^(?!http)[\\w-]+:|^${host}/(collect|init|widget|feedback)/`);
  let leftAt = 0;
  addEventListener("beforeunload", () => (leftAt = Date.now()));

  const judge = quiet((status: number, method: unknown, address: unknown, name?: string) => {
    const asked = String(address);
    if ((status && status < 500) || apart.test(asked) || !navigator.onLine || Date.now() - leftAt < STAYED) return;
    const how = name ?? (status ? `HTTP ${status}` : "No answer");
    tell("network", how, `${String(method).toUpperCase()} ${maskText(asked.split(/[?#]/)[0] ?? "", 480)}`);
  });

  const fetched = window.fetch;
  window.fetch = async (...args) => {
    const what = args[0] as Partial<Request>;
    const { method, signal } = { ...args[1] };
    const told = (status: number) => judge(status, method ?? what.method ?? "GET", what.url ?? what);
    try {
      const answer = await fetched(...args);
      told(answer.status);
      return answer;
    } catch (error) {
      if (!(signal ?? what.signal)?.aborted) told(0);
      throw error;
    }
  };

  const asking = XMLHttpRequest.prototype;
  const { open } = asking;
  asking.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    let isEnded = false;
    this.addEventListener("abort", () => (isEnded = true));
    this.addEventListener("loadend", () => isEnded || judge(this.status, args[0], args[1]), { once: true });
    Reflect.apply(open, this, args);
  };
  return judge;
}
