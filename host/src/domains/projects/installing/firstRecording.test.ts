import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as contract from "@sightline/schema/rest/projects/installing";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it("GET /first/recording answers the first one that there is, and nothing before", async () => {
  const widgetId = host.acme.shop.widgetId;
  const first = async (as: "viewer" | "stranger" = "viewer") =>
    host.request(contract.getFirstRecording, { as, headers: { widgetid: String(widgetId) } });
  expect((await first()).answer).toEqual({ session: null, location: null });
  const at = (minute: number, columns: object) =>
    eventRow({
      widgetId,
      session: minute,
      at: `2026-03-18T09:0${minute}:00Z`,
      country: "DE",
      city: "Bonn",
      ...columns,
    });
  await host.events.insert("event", [at(1, {}), at(2, { is_bot: 1 }), at(4, {}), at(3, {})]);
  const recorded = [4, 2, 3].map((session) => chunkRowOf({ widgetId, session, at: `2026-03-18T09:0${session}:01Z` }));
  await host.events.insert("recording_chunk", recorded);
  host.clock.move(61_000);
  expect((await first()).answer).toEqual({ session: sessionId(3), location: "Bonn, DE" });
  expect((await first("stranger")).failure.code).toBe("NOT_FOUND");

  // a found one is not queried again, until it is deleted
  host.clock.move(3_600_000);
  const queries = vi.spyOn(host.services.events, "query");
  try {
    expect((await first()).answer.session).toBe(sessionId(3));
    expect(queries).not.toHaveBeenCalled();
  } finally {
    queries.mockRestore();
  }
  await host.services.recordings.removeSessions(widgetId, [sessionId(3)]);
  expect((await first()).answer.session).toBe(sessionId(4));
  await host.services.recordings.removeProject(widgetId);
  expect((await first()).answer).toEqual({ session: null, location: null });
});
