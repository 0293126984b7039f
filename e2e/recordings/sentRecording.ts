// A recording that is sent to the host without a browser, with events written by hand: any page in any state, as a
// visitor could forge it too.
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, vi } from "vitest";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { hostOrigin } from "../walker.ts";

export interface Node {
  type: number;
  [field: string]: unknown;
}

let id = 0;
export const element = (tagName: string, attributes: object = {}, childNodes: Node[] = []): Node => ({
  ...{ type: 2, id: ++id, tagName, attributes, childNodes },
});
export const text = (textContent: string, isStyle = false): Node => ({
  ...{ type: 3, id: ++id, textContent },
  ...(isStyle && { isStyle }),
});
export const page = (head: Node[], body: Node): Node => ({
  ...{ type: 0, id: ++id, childNodes: [element("html", {}, [element("head", {}, head), body])] },
});

/** An rrweb event, `at` milliseconds after the recording's start. */
export interface SentEvent {
  type: number;
  at: number;
  data: unknown;
}

const ADDRESS = "https://shop.test/";

/** The events that show a page: its size and its full snapshot. */
export const opened = (node: Node, href = ADDRESS): SentEvent[] => [
  { type: 4, at: 0, data: { href, width: 800, height: 600 } },
  { type: 2, at: 1, data: { node, initialOffset: { top: 0, left: 0 } } },
];

const Project = z.object({
  data: z.object({
    viewer: z.object({ project: z.object({ id: z.string(), widgetId: z.number(), key: z.string() }) }),
  }),
});

export interface SentRecording {
  /** the project's global id */
  project: string;
  widgetId: number;
  key: string;
  /** what the tracker's events of the same visit name */
  visit: { site: string; visitor: string; session: string; start: number };
}

/** Sends the events as one chunk of the demo's first project, and waits until the recording can be read. */
export async function sendRecording(events: SentEvent[], title = "Shop", url = ADDRESS): Promise<SentRecording> {
  const { body } = await ask("{ viewer { project { id widgetId key } } }");
  const { project } = Project.parse(body).data.viewer;
  const last = Math.max(...events.map(({ at }) => at));
  const from = Date.now() - last;
  const [key, visitor] = [randomUUID(), randomUUID()];
  const envelope = {
    ...{ format: 1, session_id: key, visitor_id: visitor, stream_id: randomUUID(), tab_id: randomUUID(), seq: 0 },
    ...{
      sent_at: Date.now(),
      from,
      to: from + last,
      url,
      title,
      view_w: 800,
      view_h: 600,
      has_full: true,
    },
    ...{ clicks: 1, keys: 0, scrolls: 0, moves: 0, active_ms: 1000, is_throttled: false, is_last: true },
  };
  const lines = [envelope, ...events.map(({ type, at, data }) => ({ type, timestamp: from + at, data }))];
  const sent = await fetch(`${hostOrigin()}/record/${project.key}`, {
    method: "POST",
    headers: {
      "content-type": "application/gzip",
      // others count as bots
      "user-agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
    },
    body: gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join("")),
  });
  if (sent.status !== 204) throw new Error(`the chunk was answered ${sent.status}: ${await sent.text()}`);
  const read = `query ($key: String!) { viewer { project { recordings { recording(key: $key) { id } } } } }`;
  const isStored = async () => expect((await ask(read, { key })).text).toContain(`"recording":{`);
  await vi.waitFor(isStored, { timeout: 60_000, interval: 100 });
  const visit = { site: project.key, visitor, session: key, start: from };
  return { project: project.id, widgetId: project.widgetId, key, visit };
}
