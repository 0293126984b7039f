// Forms that a visitor began and did not submit, as the built recorder reports them from a real browser.
import { expect, it } from "vitest";
import { recordedSite } from "../testing/recordedSite.ts";

const site = recordedSite(
  (path, tag) => `<!doctype html><title>Forms</title>${tag}<h1>Page ${path}</h1>
<form id="sign-up"><input name="email"><button>Sign up</button></form>
<form id="order"><input type="checkbox" name="gift"></form>
<form id="find"><input type="search" name="q"></form>
<input id="free">
<script>
document.querySelector("#sign-up").onsubmit = (event) => event.preventDefault();
document.querySelector("#order").action = "/ordered";
</script>`,
);
const { state, visitor, until } = site;

const FULL = 2;
const isLast = (path: string) => () =>
  state.chunks.some(({ envelope }) => envelope.is_last && envelope.url.endsWith(path));
const drops = () =>
  Object.fromEntries(
    state.chunks
      .filter(({ envelope }) => envelope.form_drops > 0)
      .map(({ envelope }) => [new URL(envelope.url).pathname, envelope.form_drops]),
  );

it("counts the forms that were changed and not submitted when their page is left", async () => {
  const { context, open, complaints } = await visitor();
  const page = await open("/left");
  const ready = (path: string) =>
    until((chunks) =>
      chunks.some(({ envelope, events }) => envelope.url.endsWith(path) && events.some(({ type }) => type === FULL)),
    );
  const next = async (from: string, to: string) => {
    await page.goto(site.address + to);
    await until(isLast(from));
    await ready(to);
  };
  await ready("/left");
  await page.fill("#sign-up input", "ann");
  await page.check("#order input");
  await next("/left", "/submitted");
  await page.fill("#sign-up input", "ann");
  await page.click("#sign-up button");
  await next("/submitted", "/again");
  await page.fill("#sign-up input", "ann");
  await page.click("#sign-up button");
  await page.fill("#sign-up input", "anna");
  await next("/again", "/by-code");
  await page.check("#order input");
  await page.evaluate("order.submit()");
  await until(isLast("/by-code"));
  await ready("/ordered?gift=");
  await page.fill("#find input", "tents");
  await page.fill("#free", "text");
  await next("/ordered?gift=", "/end");
  expect(drops()).toEqual({ "/left": 2, "/again": 1 });
  expect(JSON.stringify(state.chunks.map(({ text }) => text))).not.toContain("anna");
  expect(complaints).toEqual([]);
  await context.close();
}, 90_000);
