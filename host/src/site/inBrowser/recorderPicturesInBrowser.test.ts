// Images of recorded pages.
import { expect, it } from "vitest";
import { DEFAULT_RECORDING } from "@sightline/schema/rest/recordings/chunks";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite((_, tag) => {
  const host = /src="([^"]*)\/js\//.exec(tag)?.[1];
  return `<!doctype html><title>Shop</title>${tag}<h1>Shop</h1><img id="own" src="/own.svg"><img id="foreign" src="${host}/picture.svg">
    <p data-sl-mask><img id="masked" src="/masked.svg"></p>`;
});
const { state, visitor, until, events } = site;

const hasFull = () => events().some(({ type }) => type === 2);
const pictures = () => state.chunks.flatMap(({ text }) => text.match(/"rr_dataURL":"data:image\/webp[^"]*"/g) ?? []);
const widthOf = (id: string) => `document.querySelector("#${id}").naturalWidth`;

it("are stored if the project wants it: readable ones outside masked elements, without changing the page", async () => {
  state.setting = { ...DEFAULT_RECORDING, keep_images: true };
  const { context, open, complaints } = await visitor();
  const page = await open("/");
  await until(hasFull);
  expect(pictures()).toHaveLength(1);
  for (const id of ["own", "foreign", "masked"]) {
    expect(await page.evaluate(widthOf(id))).toBe(20);
    expect(await page.getAttribute(`#${id}`, "crossorigin")).toBeNull();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("are not stored otherwise", async () => {
  const { context, open } = await visitor();
  await open("/");
  await until(hasFull);
  expect(pictures()).toEqual([]);
  await context.close();
});
