import { expect, test } from "vitest";
import { groupChanges } from "./groupChanges.ts";

const done = (key: string, time: string, text = "Goal changed") => ({
  ...{ id: key, key, time, text, detail: "Purchase, Ada", color: "#888", quiet: true },
});

test("groups the changes of one interval into one mark that links to the newest of them", () => {
  const changes = [
    done("done-1", "2025-12-30T09:00"),
    done("done-2", "2026-01-02T09:00"),
    done("done-3", "2026-01-06T09:00"),
    done("done-4", "2026-01-07T10:00", "Event hidden"),
    done("done-5", "2026-01-07T11:00"),
  ];
  expect(groupChanges(changes, ["2026-01-01", "2026-01-05", "2026-01-12"])).toEqual([
    changes[1],
    { ...changes[4], text: "3 changes", detail: "Goal changed, Event hidden" },
  ]);
  expect(groupChanges(changes, [])).toEqual([]);
});
