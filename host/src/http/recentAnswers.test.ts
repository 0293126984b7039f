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
