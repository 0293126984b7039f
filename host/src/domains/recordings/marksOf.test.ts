import { expect, it } from "vitest";
import type { RecordingMark } from "@sightline/schema/rest/recordings/recordings";
import { withoutRepeats } from "./marksOf.ts";

const mark = (kind: RecordingMark["kind"], name: string, ms: number): RecordingMark => ({
  ...{ kind, name, at: new Date(1_795_000_000_000 + ms).toISOString(), at_ms: ms },
  ...{ url: "/cart", selector: "", event_name: "", error_hash: null },
});

it("shows a goal once for the events of one act", () => {
  const marks = [
    mark("goal", "Ordered", 0),
    mark("event", "order", 0),
    mark("goal", "Ordered", 140),
    mark("event", "order", 300),
    mark("goal", "Asked", 900),
    mark("goal", "Ordered", 1000),
  ];
  expect(withoutRepeats(marks).map(({ kind, name, at_ms }) => [kind, name, at_ms])).toEqual([
    ["goal", "Ordered", 0],
    ["event", "order", 0],
    ["event", "order", 300],
    ["goal", "Asked", 900],
    ["goal", "Ordered", 1000],
  ]);
});
