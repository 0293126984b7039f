// Requests of the page by fetch and XMLHttpRequest, with their status and duration. Neither bodies nor headers are
// recorded, nor the values of query parameters.
import type { NetworkRequest } from "@sightline/schema/rest/recordings/chunks";
import { quiet } from "#tracker/quiet.ts";
import { cleanUrl } from "../privacy/urls.ts";

interface Begun {
  method: string;
  url: string;
  at: number;
}

const bytesOf = (length: string | null): number | null => (length && /^\d{1,15}$/.test(length) ? Number(length) : null);

/** `host`: where the tracker itself sends to. */
export function watchRequests(add: (plugin: string, payload: object) => void, host: string): void {
  const begin = (method: unknown, url: unknown): Begun => ({
    method: String(method).toUpperCase().slice(0, 10),
    url: new URL(String(url), location.href).href,
    at: performance.now(),
  });

  const end = quiet(({ method, url, at }: Begun, status: number, length: string | null) => {
    if (!/^https?:/.test(url) || url.startsWith(`${host}/`)) return;
    const duration_ms = Math.round(performance.now() - at);
    const about: NetworkRequest = {
      method,
      url: cleanUrl(url).slice(0, 2048),
      status,
      duration_ms,
      bytes: bytesOf(length),
    };
    add("sightline/network@1", about);
  });

  // the page receives the unchanged return value of its own fetch, even if it is no promise
  const fetched = window.fetch;
  window.fetch = (...args) => {
    const what = args[0] as Partial<Request>;
    let begun: Begun | undefined;
    quiet(() => (begun = begin(args[1]?.method ?? what.method ?? "GET", what.url ?? what)))();
    const see = (status: number, length: string | null) => begun && end(begun, status, length);
    const sent: Promise<Response> | undefined = fetched.apply(window, args);
    if (typeof sent?.then !== "function") return sent;
    return sent.then(
      (answer) => {
        quiet(() => see(answer.status, answer.headers.get("content-length")))();
        return answer;
      },
      (error: unknown) => {
        see(0, null);
        throw error;
      },
    );
  };

  const xhr = XMLHttpRequest.prototype;
  const { open } = xhr;
  const watch = quiet((request: XMLHttpRequest, method: unknown, url: unknown) => {
    let begun = begin(method, url);
    request.addEventListener("loadstart", () => (begun = { ...begun, at: performance.now() }));
    request.addEventListener("loadend", () => end(begun, request.status, request.getResponseHeader("content-length")), {
      once: true,
    });
  });
  xhr.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    watch(this, args[0], args[1]);
    Reflect.apply(open, this, args);
  };
}
