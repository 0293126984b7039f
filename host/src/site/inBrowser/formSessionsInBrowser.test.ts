// Which forms the built module finds, and which acts belong to a session, in a real browser.
import { expect, it } from "vitest";
import { formSite } from "../testing/formSite.ts";

const { visitor, arrived, formEvents, ofType, reports } = formSite();

/** The session's last activity was half an hour ago. */
const idle = `for (const name of Object.keys(localStorage)) if (/^tracker:.*:s$/.test(name)) {
  const session = JSON.parse(localStorage[name]);
  localStorage[name] = JSON.stringify({ ...session, last: session.last - 1_860_000 });
}`;

it("counts a view of a form that the page shows later", async () => {
  await (await visitor()).open("/late");
  await arrived("form_view");
  expect(await ofType("form_view")).toMatchObject([{ selector: "#late" }]);
});

it("takes no saved draft as an attempt when another button leaves the page", async () => {
  const page = await (await visitor()).open("/autosave");
  await arrived("form_view");
  await page.click("[name=one]");
  await page.keyboard.type("a");
  await page.click("button");
  await page.waitForURL("**/thanks");
  await arrived("form_field");
  expect((await formEvents()).map(({ type }) => type)).toEqual(["form_view", "form_start", "form_field"]);
});

it("measures what is entered after half an hour without activity as part of the next session", async () => {
  const page = await (await visitor()).open("/app");
  await arrived("form_view");
  await page.click("[name=one]");
  await page.keyboard.type("a");
  await arrived("form_start");
  await page.evaluate(idle);
  await page.keyboard.type("b");
  await arrived("form_start", 2);
  await page.close();
  await arrived("form_field", 2);
  expect(await ofType("pageview")).toHaveLength(2);
  expect(await reports()).toMatchObject([
    { field: "one", is_reached: 1, is_last: 1 },
    { field: "two", is_reached: 0 },
  ]);
});

it("begins no session when an idle page checks its forms by itself", async () => {
  const page = await (await visitor()).open("/checking");
  await arrived("form_view");
  await page.evaluate(idle);
  const stored = () => page.evaluate("Object.entries(localStorage).find(([name]) => name.endsWith(':s'))");
  const before = await stored();
  await page.evaluate("checks = 0");
  await page.waitForFunction("checks > 2");
  expect(await stored()).toEqual(before);
});
