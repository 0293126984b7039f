import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getErrorGroup } from "@sightline/schema/rest/errors/errors";
import { deleteSourceMap, listSourceMaps, uploadSourceMap } from "@sightline/schema/rest/errors/sourceMaps";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { isSameScript, scriptFile } from "./maps/scriptFile.ts";
import { stackFrames } from "./maps/stackFrames.ts";

const HASH = "aaaaaaaaaaaaaaaa";
/** Line 1, column 1 of the script is line 2, column 3 of cart.ts, in `applyCoupon`; column 11 is line 4. */
const map = {
  version: 3,
  file: "shop.js",
  sources: ["webpack://shop/./src/cart.ts"],
  names: ["applyCoupon"],
  sourcesContent: ["// cart\n  applyCoupon(code)\n\n  total()\n"],
  mappings: "AACEA,UAEA",
};
const text = JSON.stringify(map);
type As = "user" | "viewer" | "stranger";

describe("source maps", () => {
  let host: TestHost;
  const about = () => ({ widget_id: host.acme.shop.widgetId });
  const upload = (body: object = {}, as: As = "user") =>
    host.request(uploadSourceMap, {
      as,
      body: { ...about(), release: "1.4.2", file: "shop.js.map", map: text, ...body },
    });
  const frames = async () =>
    (
      await host.request(getErrorGroup, {
        as: "viewer",
        params: { error_group_id: HASH },
        body: { ...about(), startDate: "2026-03-16", endDate: "2026-03-18" },
      })
    ).answer.frames;
  const list = async (as: As = "viewer") => host.request(listSourceMaps, { as, body: about() });

  beforeAll(async () => {
    host = await openTestHost();
    const stack =
      "TypeError: x\n    at t (https://shop.test/assets/shop.js?v=3:1:1)\n    at https://shop.test/assets/shop.js:1:11\n    at other.js:1:1";
    await host.events.insert("event", [
      eventRow({
        ...{ widgetId: about().widget_id, session: 1, at: "2026-03-17T09:00:00Z", type: "error", name: "TypeError" },
        ...{ error_hash: HASH, message: "x", stack, release: "1.4.2" },
      }),
    ]);
  });
  afterAll(() => host.close());

  it("show the source position of a frame with the surrounding lines", async () => {
    expect(await frames()).toEqual([]);
    expect((await upload()).answer).toMatchObject({ file: "shop.js", sources: 1 });
    const [first, second, third, fourth] = await frames();
    expect(first).toEqual({ text: "TypeError: x", original: null });
    expect(second?.original).toMatchObject({ source: "src/cart.ts", line: 2, column: 3, name: "applyCoupon" });
    expect(second?.original?.lines[1]).toEqual({ line: 2, text: "  applyCoupon(code)" });
    expect(third?.original).toMatchObject({ line: 4, column: 3 });
    expect(fourth?.original).toBeNull();
  });

  it("belong to one release, and can be replaced and deleted", async () => {
    await upload({ release: "9.9", file: "https://shop.test/assets/shop.js" });
    await upload({ map: JSON.stringify({ ...map, sources: ["new.ts"] }) });
    expect((await frames())[1]?.original?.source).toBe("new.ts");
    const maps = (await list()).answer;
    expect(maps.map(({ release, file, created_by }) => [release, file, created_by])).toEqual(
      expect.arrayContaining([
        ["9.9", "assets/shop.js", "Uma User"],
        ["1.4.2", "shop.js", "Uma User"],
      ]),
    );
    const drop = (as: As, id = maps.find(({ release }) => release === "1.4.2")?.source_map_id) =>
      host.request(deleteSourceMap, { as, body: { ...about(), source_map_id: id } });
    expect((await drop("viewer")).failure.code).toBe("ROLE");
    expect((await drop("stranger")).failure.code).toBe("NOT_FOUND");
    await drop("user");
    expect(await frames()).toEqual([]);
    expect((await drop("user")).failure.code).toBe("NOT_FOUND");
  });

  it.each([
    ["no JSON", "function shop() {}", /not a source map: a \.map file contains JSON/],
    ["another version", JSON.stringify({ ...map, version: 2 }), /version 3/],
    ["no mappings", JSON.stringify({ version: 3, sources: [] }), /no "mappings"/],
    ["mappings that point nowhere", JSON.stringify({ ...map, sources: [] }), /sources that it doesn't list/],
    ["sources that are none", JSON.stringify({ ...map, sources: 5 }), /can't be read/],
  ])("are refused with a helpful message: %s", async (_, broken, expected) => {
    const { failure } = await upload({ map: broken });
    expect(failure).toMatchObject({ code: "INVALID", field: "map", err: expect.stringMatching(expected) });
  });

  it("have a size limit, and require write permission", async () => {
    const large = (size: number) => JSON.stringify({ ...map, sourcesContent: ["x".repeat(size)] });
    expect((await upload({ file: "large.js", map: large(3 * 1024 * 1024) })).status).toBe(200);
    expect((await upload({ map: large(21 * 1024 * 1024) })).failure.field).toBe("map");
    expect((await upload({ file: "/" })).failure.field).toBe("file");
    expect((await upload({}, "viewer")).failure.code).toBe("ROLE");
    expect((await upload({}, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await list("stranger")).failure.code).toBe("NOT_FOUND");
  });

  it("match a script by its path", () => {
    expect(scriptFile("https://a.test/assets/b.js.map?v=1#x")).toBe("assets/b.js");
    expect([isSameScript("assets/b.js", "b.js"), isSameScript("assets/ab.js", "b.js")]).toEqual([true, false]);
    expect(stackFrames("f@https://a.test/b.js:3:4")[0]).toMatchObject({ name: "f", line: 3, column: 4 });
    expect(stackFrames("https://a.test/b.js:3:4")[0]).toMatchObject({ address: "https://a.test/b.js", name: "" });
    expect(stackFrames("  at async load (/b.js:3:4)")[0]).toMatchObject({ name: "load", address: "/b.js" });
  });
});
