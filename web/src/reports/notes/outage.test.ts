import { expect, it } from "vitest";
import { outageDuration, outageTimes, readOutage } from "./outage.ts";

const outage = (description: string) => readOutage({ text: "host.outage", description });

it("writes an outage with times of the project's zone and its duration, without repeating its day", () => {
  const short = outage("2026-03-18 10:00 – 10:08 UTC");
  expect(short && [outageTimes(short, "Europe/Berlin"), outageDuration(short)]).toEqual(["11:00 – 11:08", "8m"]);
  const long = outage("2026-03-18 22:30 – 2026-03-19 01:00 UTC");
  expect(long && [outageTimes(long, "UTC"), outageDuration(long)]).toEqual(["22:30 – 19 Mar 2026, 01:00", "2h 30m"]);
  expect(long && outageTimes(long, "Europe/Berlin")).toBe("23:30 – 19 Mar 2026, 02:00");
});

it("leaves descriptions of other entries as they are", () => {
  expect(outage("the disk was full")).toBeUndefined();
  expect(readOutage({ text: "goals.goal_changed", description: "2026-03-18 10:00 – 10:08 UTC" })).toBeUndefined();
});
