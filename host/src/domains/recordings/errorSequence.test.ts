import { listRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventRow } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
const at = (second: number) => new Date(Date.parse("2026-03-17T08:00:00.000Z") + second * 1000).toISOString();

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

test("finds the errors of a group with those merged into it, and other errors by their text", async () => {
  const { widgetId } = host.acme.blog;
  const [group, merged, other] = ["a", "b", "c"].map((letter) => letter.repeat(16));
  // a second apart, so that the newest is the first
  const failures = [
    { session: 30, error_hash: group, message: "x is undefined" },
    { session: 31, error_hash: merged, message: "y is undefined" },
    { session: 32, error_hash: other, message: "No such item" },
  ];
  await host.events.insert(
    "event",
    failures.flatMap(({ session, ...failure }) => [
      eventRow({ widgetId, session, at: at(session), path: "/" }),
      eventRow({ widgetId, session, at: at(session + 5), type: "error", ...failure }),
    ]),
  );
  await host.events.insert(
    "recording_chunk",
    failures.map(({ session }) => chunkRowOf({ widgetId, session, at: at(session), seconds: 10 })),
  );
  await host.entities
    .insertInto("error_merge")
    .values({
      ...{ widget_id: widgetId, error_hash: merged ?? "", into_hash: group ?? "" },
      ...{ merged_by: host.members.owner.userId, merged_at: new Date() },
    })
    .execute();
  const found = async (value: string) => {
    const range = { widget_id: widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
    const body = { ...range, sequence: [{ kind: "error" as const, value, is_absent: false }] };
    const { rows } = (await host.request(listRecordings, { as: "viewer", body })).answer;
    return rows.map(({ recording, match_ms }) => [Number(recording.key.slice(-2)), match_ms]);
  };
  const both = [
    [31, 5000],
    [30, 5000],
  ];
  expect(await found(group ?? "")).toEqual(both);
  expect(await found(merged ?? "")).toEqual(both);
  expect(await found("no such")).toEqual([[32, 5000]]);
});
