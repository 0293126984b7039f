// What the built module sends as names of forms and of their fields: never what a visitor entered.
import { expect, it } from "vitest";
import { formSite } from "../testing/formSite.ts";

const { visitor, arrived, received, ofType, reports } = formSite();

it("reads a label once, and names fields without a name by their type", async () => {
  const page = await (await visitor()).open("/values");
  await arrived("form_view");
  for (const [n, text] of ["", "7", "seven", "eight"].entries()) {
    await page.locator("input").nth(n).focus();
    await (text ? page.keyboard.type(text) : page.keyboard.press("ArrowRight"));
  }
  await page.close();
  await arrived("form_field", 4);
  expect((await reports()).map(({ field, text, is_filled }) => [field, text, is_filled])).toEqual([
    ["range", "Loan: none", 1],
    ["years", "Years", 1],
    ["text", "Note", 1],
    ["text 2", "Other", 1],
  ]);
  expect(received().join("\n")).not.toMatch(/secret|seven/);
});

it("names forms by an action only as written, and without data of a visitor", async () => {
  const { open, complaints } = await visitor();
  const page = await open("/broken");
  await arrived("form_view", 4);
  const selectors = (await ofType("form_view")).map(({ selector }) => selector);
  expect(selectors.toSorted()).toEqual([
    "body>div>form.first",
    "body>form.profile:nth-of-type(3)",
    "body>form:nth-of-type(1)",
    `form[action="send.php"]`,
  ]);
  for (const selector of selectors) expect(await page.locator(selector).count()).toBe(1);
  expect(complaints).toEqual([]);
});
