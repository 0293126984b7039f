import { expect, it } from "vitest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { batchOf, chrome } from "../testing/batches.ts";
import { addressHash, project } from "#host/site/testing/testIngest.ts";
import { validateBatch } from "../batch.ts";

const common = { event_id: crypto.randomUUID(), page_view_id: crypto.randomUUID(), url: "https://shop.example/a" };
const click = { selector: "main", text: "Buy", x: 1, y: 2, ex: 0.5, ey: 0.5, doc_w: 3, doc_h: 4 };
const used = { scroll_depth: 50, engaged_ms: 10 };
const form = { selector: "#checkout", text: "Checkout" };
const field = { field: "email", field_type: "email" };
const own: Record<TrackedEvent["type"], object> = {
  pageview: { title: "A", entry: true },
  event: { name: "buy", props: { size: "M" }, value: 1, currency: "EUR", rule: 7 },
  goal: { name: "bought", value: 1, currency: "EUR" },
  identify: { name: "42", props: { plan: "pro" } },
  click,
  rage: { ...click, value: 4 },
  dead: click,
  outbound: { name: "https://other.example/", text: "Other" },
  scroll: used,
  ping: used,
  leave: used,
  vital: { vital_name: "LCP", vital_value: 1200 },
  form_view: form,
  form_start: { ...form, ...field },
  form_field: {
    ...{
      ...form,
      ...field,
      position: 2,
      attempt: 1,
      focused_ms: 9,
      hesitation_ms: 4,
      focuses: 2,
      refills: 1,
      errors: 1,
    },
    ...{ is_filled: true, is_reached: true, is_last: true },
  },
  form_submit: { ...form, attempt: 1, errors: 2 },
  error: { message: "x is not defined", name: "ReferenceError", stack: "at a:1:1", kind: "console", release: "1.0" },
};

it.each(Object.entries(own))(
  "names each column of an event of type %s once, as the store requires",
  (type, columns) => {
    const now = Date.now();
    const { rows, refused } = validateBatch(
      {
        project,
        ip: "8.8.8.8",
        userAgent: chrome,
        body: batchOf([{ ...common, ...columns, type, ts: now }], { utc_offset: 60, lang: "de" }),
      },
      {
        receivedAt: now,
        isTrusted: false,
        addressHash,
        placeOf: () => ({ country: "US", region: "CA", city: "X", lat: 1, lon: 2 }),
      },
    );
    expect(refused).toEqual([]);
    const line = rows[0]?.line ?? "";
    const names = Array.from(line.matchAll(/(?<=[{,])"(\w+)":/g), ([, name]) => name);
    expect(names).toEqual(Object.keys(JSON.parse(line) as object));
    expect(names).toContain("channel");
  },
);
