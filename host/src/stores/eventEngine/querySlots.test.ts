import { beforeEach, describe, expect, it } from "vitest";
import { StoreUnavailable } from "../storeUnavailable.ts";
import { createQueryCosts } from "./queryCosts.ts";
import { createQuerySlots, type QuerySlots } from "./querySlots.ts";

const REPORT = 2000;
const REALTIME = 5;

describe("the slots of the event store", () => {
  let started: string[];
  let finish: Map<string, () => void>;
  let clock: number;

  beforeEach(() => {
    started = [];
    finish = new Map();
    clock = 0;
  });

  const slotsOf = (count: number, maxWaiting?: number) =>
    createQuerySlots(count, { now: () => clock, ...(maxWaiting !== undefined && { maxWaiting }) });

  function ask(slots: QuerySlots, name: string, expectedMs: number, signal?: AbortSignal): Promise<string> {
    return slots.take({ expectedMs, signal }, async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      finish.set(name, resolve);
      await promise;
      return name;
    });
  }

  /** Finishes the query and lets the next one start. */
  async function end(name: string, asked: Promise<string>): Promise<void> {
    finish.get(name)?.();
    expect(await asked).toBe(name);
  }

  it("keep one slot free for cheap queries while reports wait", async () => {
    const slots = slotsOf(2);
    void ask(slots, "report 1", REPORT);
    void ask(slots, "report 2", REPORT);
    void ask(slots, "realtime", REALTIME);
    await expect.poll(() => started).toEqual(["report 1", "realtime"]);
    expect([slots.running, slots.waiting]).toEqual([2, 1]);
  });

  it("go to waiting cheap queries before waiting reports", async () => {
    const slots = slotsOf(2);
    const first = ask(slots, "realtime 1", REALTIME);
    const report = ask(slots, "report 1", REPORT);
    void ask(slots, "report 2", REPORT);
    void ask(slots, "realtime 2", REALTIME);
    await expect.poll(() => started).toEqual(["realtime 1", "report 1"]);
    await end("report 1", report);
    await expect.poll(() => started).toEqual(["realtime 1", "report 1", "realtime 2"]);
    await end("realtime 1", first);
    await expect.poll(() => started).toEqual(["realtime 1", "report 1", "realtime 2", "report 2"]);
  });

  it("go to a report that has waited longer than it takes, before new cheap queries", async () => {
    const slots = slotsOf(2);
    void ask(slots, "realtime 1", REALTIME);
    const running = ask(slots, "report 1", REPORT);
    void ask(slots, "report 2", REPORT);
    clock = REPORT;
    void ask(slots, "realtime 2", REALTIME);
    await expect.poll(() => started).toEqual(["realtime 1", "report 1"]);
    await end("report 1", running);
    await expect.poll(() => started).toEqual(["realtime 1", "report 1", "report 2"]);
  });

  it("are not waited for by queries whose caller went away", async () => {
    const slots = slotsOf(2);
    const running = ask(slots, "report 1", REPORT);
    const caller = new AbortController();
    const abandoned = ask(slots, "report 2", REPORT, caller.signal);
    void ask(slots, "report 3", REPORT);
    caller.abort(new Error("the caller left"));
    await expect(abandoned).rejects.toThrow("the caller left");
    expect(slots.waiting).toBe(1);
    await end("report 1", running);
    await expect.poll(() => started).toEqual(["report 1", "report 3"]);
    await expect(ask(slots, "report 4", REPORT, caller.signal)).rejects.toThrow("the caller left");
  });

  it("refuse a query at once when too many wait, and say when to try again", async () => {
    const slots = slotsOf(2, 1);
    void ask(slots, "report 1", REPORT);
    void ask(slots, "report 2", REPORT);
    const refused = await ask(slots, "report 3", REPORT).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    expect(refused).toMatchObject({ reason: "busy", retryAfter: 5 });
  });

  it("are free again after a query that failed", async () => {
    const slots = slotsOf(2);
    const failing = slots.take({ expectedMs: REPORT }, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(slots.running).toBe(0);
  });
});

describe("the expected duration of a query", () => {
  it("follows from the rows that the same SQL read, whatever the load was", () => {
    const costs = createQueryCosts();
    costs.learn("realtime", 8000);
    costs.learn("report", 30_000_000);
    expect(costs.expectedMs("realtime")).toBeLessThan(costs.expectedMs("never seen"));
    expect(costs.expectedMs("never seen")).toBeLessThan(costs.expectedMs("report"));
  });

  it("adapts when the same SQL reads fewer rows", () => {
    const costs = createQueryCosts();
    costs.learn("report", 30_000_000);
    const before = costs.expectedMs("report");
    costs.learn("report", 0);
    expect(costs.expectedMs("report")).toBe(before / 2);
  });
});
