// On a saturated machine every screen responds, late but complete: slowness is not an error, and it never opens the
// gateway's breaker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goWithin, settled } from "../axe.ts";
import { type Answer, cookieOf, post } from "../gatewayCalls.ts";
import { memberOperations, type Operation } from "../routes.ts";
import { origin, signIn, useBrowser } from "../walker.ts";
import { type BusyMachine, saturate } from "./busyMachine.ts";

const TEST_MS = 600_000;
/** Milliseconds that a step in the browser may take. */
const PATIENCE_MS = 120_000;
/** Members who open a screen at the same time. */
const MEMBERS = 4;

/** What is missing in a response. Some screens are not part of the demo's plan. */
const missing = ({ status, body }: Answer) => ({
  status,
  hasData: body.data !== undefined && body.data !== null,
  errors: (body.errors ?? []).map(({ path, extensions }) => `${path?.join(".")}: ${extensions?.code}`).toSorted(),
});

async function isBreakerOpen(): Promise<boolean> {
  const metrics = await (await fetch(`${origin()}/metrics`)).text();
  const [, value] = /^gateway_upstream_breaker_open (\d)$/m.exec(metrics) ?? [];
  if (value === undefined) throw new Error("the gateway does not report the state of its breaker");
  return value !== "0";
}

describe("on a saturated machine", () => {
  const { walker } = useBrowser();
  let cookie = "";
  let machine: BusyMachine | undefined;
  const calm = new Map<string, ReturnType<typeof missing>>();

  const answerOf = async ({ id, variables }: Operation) => missing(await post({ id, variables }, { cookie }));

  beforeAll(async () => {
    cookie = await cookieOf("owner@demo.test");
    for (const operation of memberOperations) calm.set(operation.path, await answerOf(operation));
    machine = await saturate();
  });
  afterAll(() => machine?.stop());

  it(
    "every screen's query is answered as completely as on an idle one",
    async () => {
      const late = new Map<string, ReturnType<typeof missing>>();
      const waiting = [...memberOperations];
      await Promise.all(
        Array.from({ length: MEMBERS }, async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            late.set(next.path, await answerOf(next));
            if (await isBreakerOpen()) throw new Error(`the breaker is open after ${next.path}`);
          }
        }),
      );
      expect(late).toEqual(calm);
      expect([...late.values()].filter(({ errors }) => errors.length === 0).length).toBeGreaterThan(late.size / 2);
      expect(machine?.isBusy()).toBe(true);
    },
    TEST_MS,
  );

  it(
    "screens are drawn without an error state",
    async () => {
      const { page, complaints } = await walker();
      page.setDefaultTimeout(PATIENCE_MS);
      await signIn(page);
      for (const path of ["/dashboard", "/visitor/realtime", "/visitor/retention", "/acquisition", "/goals"]) {
        await goWithin(page, path);
        await settled(page, PATIENCE_MS);
        expect([path, await page.getByRole("alert").allInnerTexts()]).toEqual([path, []]);
        expect(await page.getByText("The data service isn't responding").count()).toBe(0);
      }
      expect(complaints).toEqual([]);
      expect(await isBreakerOpen()).toBe(false);
      expect(machine?.isBusy()).toBe(true);
    },
    TEST_MS,
  );
});
