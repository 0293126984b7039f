import { afterAll, beforeAll, expect, test } from "vitest";
import { testGateway } from "./testing/testGateway.ts";
import type { TestGateway } from "./testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test("an operation of the app is answered by its id", async () => {
  const { status, errors } = await gateway.execute("query A { __typename }");
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
});
