import { expect, it } from "vitest";
import { createEventOrder } from "./eventOrder.ts";

it("passes events at once unless an earlier one waits, and then in their order", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const passed: string[] = [];
  const inOrder = createEventOrder(() => false);
  const note = (event: string) => () => void passed.push(event);
  inOrder(note("first"));
  expect(passed).toEqual(["first"]);
  inOrder(note("refusal"), promise);
  inOrder(note("end"));
  expect(passed).toEqual(["first"]);
  resolve();
  await expect.poll(() => passed).toEqual(["first", "refusal", "end"]);
  inOrder(note("at once again"));
  expect(passed.at(-1)).toBe("at once again");
});

it("passes nothing after the subscription has ended", async () => {
  let isOver = false;
  const passed: string[] = [];
  const inOrder = createEventOrder(() => isOver);
  const texts = Promise.resolve();
  inOrder(() => void passed.push("late"), texts);
  isOver = true;
  await texts;
  await new Promise((done) => setTimeout(done));
  expect(passed).toEqual([]);
});
