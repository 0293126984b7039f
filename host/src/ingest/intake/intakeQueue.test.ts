import { expect, it } from "vitest";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createIntakeQueue } from "./intakeQueue.ts";

/** A queue whose clock advances by `each` milliseconds with each batch that is validated. */
function openQueue(each: number) {
  let time = 0;
  const validated: number[] = [];
  const queue = createIntakeQueue(() => time);
  return {
    validated,
    queue,
    pass: (milliseconds: number) => void (time += milliseconds),
    send: (n: number, bytes = 1000) =>
      queue.run(bytes, async () => {
        time += each;
        validated.push(n);
        return n;
      }),
  };
}

const refused = { status: 503, retryAfter: 2 };

it("validates a batch at once when no other waits", () => {
  const { send, validated } = openQueue(1);
  void send(1);
  expect(validated).toEqual([1]);
});

it("validates batches in order, for 20 ms in each turn of the event loop", async () => {
  const { send, validated } = openQueue(10);
  const sent = [1, 2, 3, 4, 5].map((n) => send(n));
  expect(validated).toEqual([1, 2]);
  await nextTurn();
  expect(validated).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(sent)).toEqual([1, 2, 3, 4, 5]);
});

it("refuses batches on arrival while those before them take almost a second", async () => {
  const { send, queue } = openQueue(10);
  const megabyte = 1024 ** 2;
  const sent = Array.from({ length: 15 }, (_, n) => send(n, megabyte));
  expect(() => queue.assertOpen()).toThrow(expect.objectContaining(refused));
  expect(() => send(99)).toThrow(expect.objectContaining(refused));
  await Promise.all(sent);
  queue.assertOpen();
});

it("refuses batches while the first one has waited that long, and validates none that has waited longer", async () => {
  const { send, queue, pass, validated } = openQueue(20);
  const sent = [send(1), send(2)];
  pass(1201);
  expect(() => queue.assertOpen()).toThrow(expect.objectContaining(refused));
  await expect(sent[1]).rejects.toMatchObject(refused);
  expect(validated).toEqual([1]);
  queue.assertOpen();
});

it("expects longer waits after many batches have waited", async () => {
  const { send, queue, pass } = openQueue(1);
  const busy = () => Array.from({ length: 20 }, (_, n) => send(n));
  const megabyte = () => send(20, 1024 ** 2);
  let sent = [...busy(), megabyte()];
  queue.assertOpen();
  await Promise.all(sent);
  sent = Array.from({ length: 300 }, (_, n) => send(n));
  pass(900);
  await Promise.all(sent);
  await nextTurn();
  sent = [...busy(), megabyte()];
  expect(() => queue.assertOpen()).toThrow(expect.objectContaining(refused));
  await Promise.all(sent);
});
