import type { Attention } from "@sightline/schema/rest/heatmaps/attention";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const region = { rank: 1, kind: "button", text: "Buy", x: 10, y: 20, width: 30, height: 4, score: 81.5 } as const;
const box = { kind: "button", x: 128, y: 160, width: 384, height: 32, text: "Buy" } as const;
const attention: Attention = {
  grid: { columns: 2, rows: 2, values: [1, 2, 3, 4] },
  regions: [region],
  method: { input: "estimated_layout", parts: [{ part: "f_pattern", weight: 1 }] },
  ...{ width: 1280, height: 800, url: "https://shop.example/" },
  boxes: [{ ...box, color: "#111111", background: null, text_size: 16 }],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)], predictAttention: attention, predictPublicAttention: attention });
  gateway.forget();
});

const FIELDS = `{ prediction { columns rows values regions { rank kind text x y width height score } computedFrom
  parts { part weight } width height url boxes { kind x y width height text } } problem { code reason field } }`;
const expected = {
  ...{ columns: 2, rows: 2, values: [1, 2, 3, 4], computedFrom: "ESTIMATED_LAYOUT", width: 1280, height: 800 },
  regions: [{ ...region, kind: "BUTTON" }],
  parts: [{ part: "F_PATTERN", weight: 1 }],
  url: "https://shop.example/",
  boxes: [{ ...box, kind: "BUTTON" }],
};

test("predicts attention for anyone, and tells the host who asks", async () => {
  const document = `query ($url: String, $image: String) { attention(url: $url, image: $image) ${FIELDS} }`;
  const { data } = await gateway.execute(document, { url: "shop.example" });
  expect(data).toEqual({ attention: { prediction: expected, problem: null } });
  await gateway.execute(document, { image: "abcd" });
  const bodies = gateway.calls("predictPublicAttention").map(({ body }) => body);
  expect(bodies).toMatchObject([{ url: "shop.example" }, { image: "abcd" }]);
  expect(bodies.every((body) => typeof (body as { sender: unknown }).sender === "string")).toBe(true);
});

test("returns refusals as data", async () => {
  const refused = { err: "The image is empty", code: "INVALID", reason: "heatmaps.imageEmpty", params: {} };
  gateway.answers({ predictPublicAttention: new Raw(400, { ...refused, field: "image" }) });
  const { data, errors } = await gateway.execute(`{ attention(image: "") ${FIELDS} }`);
  expect(errors).toBeUndefined();
  const problem = { code: "INVALID", reason: "heatmaps.imageEmpty", field: "image" };
  expect(data).toEqual({ attention: { prediction: null, problem } });
});

test("predicts attention for a recorded page of a project by its measured layout", async () => {
  const document = `query ($snapshotId: String!, $layout: MeasuredLayoutInput) { viewer { project(id: "12") { heatmaps {
    attention(snapshotId: $snapshotId, layout: $layout) ${FIELDS} } } } }`;
  const place = { kind: "IMAGE", x: 1, y: 2, width: 3, height: 4 };
  const boxes = [place, { ...place, color: "#ff0000", background: "#00ff00", textSize: 12, text: "Tent" }];
  const layout = { width: 1440, height: 900, background: "#eeeeee", boxes };
  const { data } = await gateway.execute(document, { snapshotId: "a.b.0", layout }, { as: "viewer" });
  expect(data).toEqual({
    viewer: { project: { heatmaps: { attention: { prediction: expected, problem: null } } } },
  });
  const wire = { kind: "image", x: 1, y: 2, width: 3, height: 4 };
  expect(gateway.calls("predictAttention")).toMatchObject([
    {
      body: {
        widget_id: 12,
        snapshot_id: "a.b.0",
        layout: {
          ...{ width: 1440, height: 900, background: "#eeeeee" },
          boxes: [
            { ...wire, background: null, text_size: 0, text: "" },
            { ...wire, color: "#ff0000", background: "#00ff00", text_size: 12, text: "Tent" },
          ],
        },
      },
    },
  ]);
});
