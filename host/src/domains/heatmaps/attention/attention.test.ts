// Real files and real pages over HTTP, computed in real threads.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Attention } from "@sightline/schema/rest/heatmaps/attention";
import { predictAttention, predictPublicAttention } from "@sightline/schema/rest/heatmaps/attention";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionId } from "#host/testing/eventRow.ts";
import { envelopeOf, packed, sendBytes, streamId } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { pictures } from "./data/pictures.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const KEY = "k".repeat(32);
let host: TestHost;
let origin: string;
let answer: Answer;
const site = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  host = await openTestHost({ env: { DEMO: true, GATEWAY_KEY: KEY } });
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await host.close();
});
beforeEach(() => host.entities.deleteFrom("login_attempt").execute());

const ask = (body: Record<string, unknown>, as: "owner" | "viewer" | "stranger" = "viewer") =>
  host.request(predictAttention, { as, body: { widget_id: host.acme.shop.widgetId, ...body } });
const askPublicly = (body: Record<string, unknown>, headers: Record<string, string> = { gatewaykey: KEY }) =>
  host.request(predictPublicAttention, { body: { sender: "203.0.113.9", ...body }, headers });

const serve = (body: string, headers: Record<string, string> = {}, status = 200) => {
  answer = (_request, response) => {
    response.writeHead(status, { "content-type": "text/html", ...headers });
    response.end(body);
  };
};

/** Percent of width and height. */
function maximumOf({ grid: { columns, rows, values } }: Attention) {
  const at = values.indexOf(Math.max(...values));
  return [(100 * ((at % columns) + 0.5)) / columns, (100 * (Math.floor(at / columns) + 0.5)) / rows] as const;
}

/** The header of a PNG, which says how large it is. */
function pngOf(width: number, height: number): string {
  const bytes = Buffer.from(pictures.png, "base64");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString("base64");
}

describe("POST /heatmap/ai with a picture", () => {
  it.each(Object.entries(pictures))("finds the bright square in a %s", async (_format, image) => {
    const found = (await ask({ image })).answer;
    expect(found).toMatchObject({ width: 64, height: 40, url: null, boxes: [], method: { input: "image" } });
    const [x, y] = maximumOf(found);
    expect([x > 62 && x < 82, y > 49 && y < 81]).toEqual([true, true]);
    expect(found.regions[0]).toMatchObject({ rank: 1, kind: "area" });
  });

  it.each([
    ["nothing", "", "imageEmpty"],
    ["a drawing", Buffer.from("<svg/>").toString("base64"), "imageFormat"],
    ["more pixels than memory", pngOf(65_535, 65_535), "imageTooLarge"],
    ["more than 16 megapixels", pngOf(4001, 4000), "imageTooLarge"],
    ["a dot", pngOf(8, 8), "imageTooSmall"],
    ["a PNG that is shorter than its header says", pngOf(3000, 2000), "imageUnreadable"],
    ["a part of a WebP", pictures.webp.slice(0, 80), "imageUnreadable"],
  ])("refuses %s", async (_what, image, reason) => {
    const { status, failure } = await ask({ image });
    expect(failure.reason).toBe(`heatmaps.${reason}`);
    expect([400, 413]).toContain(status);
  });

  it("requires exactly one source, a member and their own project", async () => {
    const { png: image } = pictures;
    expect((await ask({})).failure.reason).toBe("heatmaps.attentionSource");
    expect((await ask({ image, url: origin })).failure.reason).toBe("heatmaps.attentionSource");
    expect((await ask({ image }, "stranger")).status).toBe(404);
    expect((await host.request(predictAttention, { body: { widget_id: 1, image } })).status).toBe(401);
  });

  it("computes a few at once and refuses more", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ image: pictures.png })));
    const reasons = answers.map((each) => (each.status === 200 ? "" : each.failure.reason));
    expect(reasons.filter((reason) => reason === "")).toHaveLength(4);
    expect(new Set(reasons)).toEqual(new Set(["", "heatmaps.predictionBusy"]));
    expect((await ask({ image: pictures.png })).status).toBe(200);
  });
});

describe("POST /heatmap/ai with an address", () => {
  const shop = `<!doctype html><title>Shop</title><style>h1{color:red}</style>
    <nav><ul><li><a href="/a">Tents</a></li><li><a href="/b">Stoves</a></li></ul></nav>
    <h1>Everything for outdoors</h1><p>${"Light and dry. ".repeat(60)}</p><script>document.write("x")</script>
    <p hidden>Never shown</p><img width="400" height="300" alt="A tent"><a class="btn btn-primary" href="/buy">Buy now</a>
    <form><input placeholder="Email"><button>Subscribe</button></form>`;

  it("estimates where the elements are, and says so", async () => {
    serve(shop);
    const found = (await ask({ url: origin })).answer;
    expect(found).toMatchObject({ width: 1280, url: `${origin}/`, method: { input: "estimated_layout" } });
    expect(found.method.parts.map(({ part }) => part)).not.toContain("color_contrast");
    const kindOf = (text: string) => found.boxes.find((box) => box.text === text)?.kind;
    expect(found.boxes.map(({ text }) => text).join(" ")).not.toMatch(/Never shown|document\.write|color:red/);
    expect(["Tents", "Everything for outdoors", "A tent", "Buy now", "Email", "Subscribe"].map(kindOf)).toEqual([
      ...["link", "heading", "image", "button", "input", "button"],
    ]);
    const [tents, stoves] = ["Tents", "Stoves"].map((text) => found.boxes.find((box) => box.text === text));
    expect(stoves?.y).toBe(tents?.y);
    expect(stoves?.x).toBeGreaterThan(tents?.x ?? 0);
    expect(found.regions.map(({ text }) => text).slice(0, 6)).toContain("Buy now");
  });

  it.each([
    ["an error", () => serve("gone", {}, 410), "heatmaps.pageStatus"],
    ["a file", () => serve("%PDF", { "content-type": "application/pdf" }), "heatmaps.notAPage"],
    [
      "a page made by scripts",
      () => serve(`<div id="app"></div><script src="/app.js"></script>`),
      "heatmaps.pageEmpty",
    ],
  ])("refuses %s", async (_what, prepare, reason) => {
    prepare();
    expect((await ask({ url: origin })).failure).toMatchObject({ reason });
  });

  it("survives a page that is nested without end", async () => {
    serve("<div>".repeat(100_000) + "deep");
    expect((await ask({ url: origin })).failure.reason).toBe("heatmaps.pageEmpty");
  });

  it("refuses addresses that are not of the internet", async () => {
    for (const url of ["file:///etc/passwd", "http://169.254.169.254:99999/", "::"]) {
      expect((await ask({ url })).failure.field).toBe("url");
    }
  });
});

describe("POST /heatmap/ai with a recorded snapshot", () => {
  const id = `${sessionId(1)}.${streamId(1)}.0`;
  const element = (tagName: string, text: string, attributes = {}) => ({
    ...{ type: 2, tagName, attributes, id: 9 },
    childNodes: [{ type: 3, textContent: text, id: 10 }],
  });

  beforeAll(async () => {
    const at = "2026-03-18T09:00:00.000Z";
    host.clock.set(Date.parse(at) + 2000);
    const envelope = envelopeOf({ session: 1, at });
    const childNodes = [element("h1", "Welcome"), element("script", "never"), element("button", "Order")];
    const events = [
      { type: 4, timestamp: envelope.from, data: { href: "https://shop.example/", width: 1440, height: 900 } },
      { type: 2, timestamp: envelope.from, data: { node: { type: 0, childNodes, id: 1 } } },
    ];
    const lines = [envelope, ...events].map((line) => JSON.stringify(line));
    await sendBytes(host, "acme-shop", packed(...lines));
    await host.services.recordings.flush();
  });

  it("estimates the layout of its elements", async () => {
    const found = (await ask({ snapshot_id: id })).answer;
    expect(found.boxes.map(({ kind, text }) => `${kind} ${text}`)).toEqual(["heading Welcome", "button Order"]);
    expect(found.method.input).toBe("estimated_layout");
  });

  it("prefers a layout that a browser measured", async () => {
    const boxes = [{ kind: "button", x: 900, y: 300, width: 200, height: 50, background: "#d00000", text: "Order" }];
    const layout = { width: 1440, height: 900, boxes };
    const found = (await ask({ snapshot_id: id, layout })).answer;
    expect(found).toMatchObject({ width: 1440, height: 900, boxes: [], method: { input: "measured_layout" } });
    expect(found.regions).toMatchObject([{ kind: "button", text: "Order", x: 62.5 }]);
  });

  it("refuses a snapshot that doesn't exist, or of another project", async () => {
    const absent = [
      `${sessionId(1)}.${streamId(1)}.7`,
      `${sessionId(2)}.${streamId(1)}.0`,
      "x",
      `${id}.0`,
      `${id}9999`,
    ];
    for (const snapshot_id of absent) {
      expect((await ask({ snapshot_id })).failure.reason).toBe("heatmaps.snapshotNotFound");
    }
    const { widgetId } = host.acme.blog;
    expect((await ask({ snapshot_id: id, widget_id: widgetId })).failure.reason).toBe("heatmaps.snapshotNotFound");
  });
});

describe("POST /heatmap/ai/public", () => {
  it("answers the gateway only", async () => {
    const { png: image } = pictures;
    expect((await askPublicly({ image })).answer.method.input).toBe("image");
    expect((await askPublicly({ image }, {})).status).toBe(401);
  });

  it("never reads from a private network, even where members may", async () => {
    serve("<h1>Secret</h1>");
    expect((await ask({ url: origin })).status).toBe(200);
    for (const url of [origin, "http://localhost/", "http://169.254.169.254/latest/meta-data/", "http://[::1]/"]) {
      const { failure } = await askPublicly({ url });
      expect(failure).toMatchObject({ field: "url", reason: "heatmaps.pageUnreadable" });
    }
  });

  it("is limited for each IP address", async () => {
    const image = "";
    for (let n = 0; n < 20; n++) expect((await askPublicly({ image })).failure.reason).toBe("heatmaps.imageEmpty");
    expect((await askPublicly({ image })).failure.code).toBe("RATE_LIMITED");
    expect((await askPublicly({ image, sender: "203.0.113.10" })).failure.reason).toBe("heatmaps.imageEmpty");
  });
});
