import { expect, it } from "vitest";
import { RecentAnswers } from "./recentAnswers.ts";

it("shares a response between simultaneous and recent requests, and requests it again after expiry or failure", async () => {
  let now = 0;
  let requested = 0;
  let fails = false;
  const answers = new RecentAnswers(
    1000,
    () => now,
    async (key: string) => {
      requested += 1;
      if (fails) throw new Error("away");
      return `${key}${requested}`;
    },
  );
  expect(await Promise.all([answers.get("a"), answers.get("a"), answers.get("b")])).toEqual(["a1", "a1", "b2"]);
  now = 999;
  expect(await answers.get("a")).toBe("a1");
  now = 1000;
  expect(await answers.get("a")).toBe("a3");
  fails = true;
  await expect(answers.fresh("a")).rejects.toThrow("away");
  fails = false;
  expect(await answers.get("a")).toBe("a5");
});

it("drops the oldest response when it is full, and keeps those that were requested again", async () => {
  const requested: string[] = [];
  const ask = async (key: string) => void requested.push(key);
  const answers = new RecentAnswers(1000, () => 0, ask, 2);
  for (const key of ["a", "b"]) await answers.get(key);
  await answers.fresh("a");
  await answers.get("c");
  requested.length = 0;
  for (const key of ["a", "c", "b"]) await answers.get(key);
  expect(requested).toEqual(["b"]);
});
