// Forms as the built module measures them in a real browser, read from the stored rows.
import { expect, it } from "vitest";
import { formSite } from "../testing/formSite.ts";

const { visitor, arrived, received, all, formEvents, ofType, reports } = formSite();

it("measures each field of a form that the browser submits, and no value", async () => {
  const { open, complaints } = await visitor();
  const page = await open("/native");
  await arrived("form_view");
  await page.click("[name=name]");
  await page.keyboard.type("Ann Secret");
  await page.click("#mail");
  await page.keyboard.insertText("ann@secret.example");
  await page.click("[value=bike]");
  await page.focus("select");
  await page.keyboard.press("ArrowDown");
  await page.setInputFiles("[name=photo]", {
    name: "secret.png",
    mimeType: "image/png",
    buffer: Buffer.from("secret"),
  });
  await page.click("[name=code]");
  await page.keyboard.type("pass secret");
  await page.click("[name=masked]");
  await page.keyboard.type("masked secret");
  await page.click("[name=name]");
  await page.keyboard.type("!");
  await page.click("button");
  await page.waitForURL("**/thanks*");
  await arrived("form_field", 8);
  const [view] = await ofType("form_view");
  expect(view).toMatchObject({ selector: "#order", text: "Order", path: "/native" });
  expect(await ofType("form_start")).toMatchObject([{ selector: "#order", field: "name", field_type: "text" }]);
  expect(await ofType("form_submit")).toMatchObject([{ selector: "#order", form_attempt: 1, field_errors: 0 }]);
  const fields = (await reports()).map((row) => [
    row.field_position,
    row.field,
    row.field_type,
    row.text,
    row.is_filled,
  ]);
  expect(fields).toEqual([
    [1, "name", "text", "Name", 1],
    [2, "email", "email", "Your email", 1],
    [3, "by", "radio", "Delivery", 1],
    [4, "country", "select", "", 1],
    [5, "note", "textarea", "A note", 0],
    [6, "photo", "file", "", 1],
    [7, "code", "password", "", 1],
    [9, "masked", "text", "", 1],
  ]);
  const name = (await reports()).find(({ field }) => field === "name");
  expect(name).toMatchObject({ focuses: 2, refills: 1, is_reached: 1, is_last: 1, form_attempt: 1, field_errors: 0 });
  expect(name?.hesitation_ms).toBeGreaterThan(0);
  expect((await reports()).find(({ field }) => field === "note")).toMatchObject({ is_reached: 0, focuses: 0 });
  const sent = received().join("\n");
  expect(sent).toContain("form_field");
  expect(sent).not.toMatch(/secret|bike|germany|"de"/i);
  expect(JSON.stringify(await all())).not.toMatch(/secret/i);
  expect(complaints).toEqual([]);
});

it("counts an attempt that the browser refuses, with the fields that it refused", async () => {
  const page = await (await visitor()).open("/native");
  await arrived("form_view");
  await page.click("#mail");
  await page.keyboard.type("wrong");
  await page.click("button");
  await arrived("form_field", 8);
  expect(await ofType("form_submit")).toMatchObject([{ form_attempt: 1, field_errors: 2 }]);
  const failed = (await reports()).filter(({ field_errors }) => field_errors > 0);
  expect(failed.map(({ field, form_attempt }) => [field, form_attempt])).toEqual([
    ["name", 1],
    ["email", 1],
  ]);
});

it("counts an attempt that a script handles, and one more that follows it", async () => {
  const page = await (await visitor()).open("/script");
  await arrived("form_view");
  await page.click("[name=topic]");
  await page.keyboard.type("a");
  await page.click("#other");
  await page.keyboard.press("Tab");
  await page.focus("[name=topic]");
  await page.keyboard.press("Enter");
  await arrived("form_submit");
  await page.fill("[name=topic]", "");
  await page.click("button >> nth=0");
  await arrived("form_submit", 2);
  await page.close();
  await arrived("form_field", 2);
  expect((await ofType("form_submit")).map(({ selector, form_attempt }) => [selector, form_attempt])).toEqual([
    [`form[name="contact"]`, 1],
    [`form[name="contact"]`, 2],
  ]);
  expect((await reports()).map(({ form_attempt, is_filled }) => [form_attempt, is_filled])).toEqual(
    [
      [1, 0],
      [2, 0],
    ].map(([n]) => [n, 0]),
  );
});

it("counts errors that a script shows after the attempt", async () => {
  const page = await (await visitor()).open("/checked");
  await arrived("form_view");
  await page.click("[name=email]");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await arrived("form_field");
  expect(await reports()).toMatchObject([{ field: "email", form_attempt: 1, field_errors: 1, is_filled: 1 }]);
});

it("counts a form that code submits without an event, if a button was pressed", async () => {
  const page = await (await visitor()).open("/by-code");
  await arrived("form_view");
  await page.click("[name=topic]");
  await page.keyboard.type("a");
  await page.click("#send");
  await page.waitForURL("**/thanks*");
  await arrived("form_submit");
  await arrived("form_field");
  expect(await ofType("form_submit")).toMatchObject([{ selector: "#by-code", path: "/by-code", form_attempt: 1 }]);
});

it("counts fields without a form as sent when a button was pressed and they are gone", async () => {
  const page = await (await visitor()).open("/formless");
  await arrived("form_view");
  await page.click("[name=first]");
  await page.keyboard.type("a");
  await page.click("#send");
  await arrived("form_submit");
  expect(await ofType("form_submit")).toMatchObject([{ selector: "body>main", form_attempt: 1 }]);
});

it("takes the fields of later steps as fields of the same form, after the earlier ones", async () => {
  const page = await (await visitor()).open("/steps");
  await arrived("form_view");
  await page.click("[name=one]");
  await page.keyboard.type("a");
  await page.click("#next");
  await page.click("[name=two]");
  await page.keyboard.type("b");
  await page.click("button >> nth=1");
  await arrived("form_submit");
  await page.close();
  await arrived("form_field", 3);
  expect((await reports()).map(({ field, field_position, is_filled }) => [field, field_position, is_filled])).toEqual([
    ["one", 1, 1],
    ["two", 2, 1],
    ["three", 3, 0],
  ]);
  expect(await ofType("form_submit")).toHaveLength(1);
});

it("reports the last field when the tab is closed, and adds what happens after a change of tabs", async () => {
  const { open } = await visitor();
  const page = await open("/app");
  await arrived("form_view");
  await page.click("[name=one]");
  await page.keyboard.type("a");
  await page.click("[name=two]");
  await page.close();
  await arrived("form_field", 2);
  expect((await reports()).map(({ field, is_last, form_attempt }) => [field, is_last, form_attempt])).toEqual([
    ["one", 0, 0],
    ["two", 1, 0],
  ]);
});

it("ends the attempt with the page view of a single-page app", async () => {
  const page = await (await visitor()).open("/app");
  await arrived("form_view");
  await page.click("[name=two]");
  await page.keyboard.type("a");
  await page.click("#move");
  await arrived("form_field", 2);
  await arrived("form_view", 2);
  expect((await reports()).map(({ field, path, is_last }) => [field, path, is_last])).toEqual([
    ["one", "/app", 0],
    ["two", "/app", 1],
  ]);
  expect((await ofType("form_view")).map(({ path }) => path)).toEqual(["/app", "/moved"]);
});

it("takes no field as begun that the page itself focuses", async () => {
  const page = await (await visitor()).open("/focused");
  await arrived("form_view");
  await page.click("#out");
  await page.close();
  await arrived("leave");
  expect((await formEvents()).map(({ type }) => type)).toEqual(["form_view"]);
});

it("takes no button as an attempt that leaves the form without submitting it", async () => {
  const page = await (await visitor()).open("/cancel");
  await arrived("form_view");
  await page.click("[name=one]");
  await page.keyboard.type("a");
  await page.click("#back");
  await page.waitForURL("**/thanks");
  await arrived("form_field");
  expect((await formEvents()).map(({ type }) => type)).toEqual(["form_view", "form_start", "form_field"]);
});

it("takes neither a search nor a single field outside of a form as a form", async () => {
  const page = await (await visitor()).open("/single");
  await arrived("pageview");
  await page.click("#amount");
  await page.keyboard.type("2");
  await page.click("#find");
  await page.waitForURL("**/single?q=");
  await page.close();
  await arrived("leave", 2);
  expect(await formEvents()).toEqual([]);
});

it("reports a form that is loaded with errors", async () => {
  await (await visitor()).open("/again");
  await arrived("form_field");
  expect(await reports()).toMatchObject([{ field: "email", form_attempt: 0, field_errors: 1, is_reached: 0 }]);
});

it("measures nothing of a visitor who opted out", async () => {
  const { open } = await visitor(`localStorage.setItem("tracker_optout", "1")`);
  const page = await open("/script");
  await page.click("[name=topic]");
  await page.keyboard.type("a");
  await page.close();
  expect(await all()).toEqual([]);
});
