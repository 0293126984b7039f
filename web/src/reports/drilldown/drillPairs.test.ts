import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { drillAddress, drillPaths } from "./drillAddress.ts";
import { nextDimension, pairsOf, openDimensions, pairGroups, type Pair } from "./drillPairs.ts";

const routes = [...drillPaths("/analytics"), "/analytics/*", ...drillPaths("/share/analytics", "/:encryptedParam")];
const at = (path: string) =>
  drillAddress(
    matchRoutes(
      routes.map((one) => ({ path: one })),
      path,
    )?.at(-1)?.params ?? {},
  );

describe("drill-down pairs in a URL", () => {
  const path = "/analytics/country/DE/page/%2Fshop%2Fshoes/utm_source/(none)";
  it("filter the report one after the other", () => {
    const drill = at(path);
    expect(drill?.pairs).toEqual([
      { dimension: "COUNTRY", value: "DE" },
      { dimension: "PAGE", value: "/shop/shoes" },
      { dimension: "UTM_SOURCE", value: "" },
    ]);
    expect(pairGroups(drill?.pairs ?? [])).toEqual([
      [{ criteria: "COUNTRY", operator: "IS", value: "DE" }],
      [{ criteria: "PAGE", operator: "IS", value: "/shop/shoes" }],
      [{ criteria: "UTM_SOURCE", operator: "EXISTS_NOT", value: "" }],
    ]);
    expect(drill?.pathOf(drill.pairs)).toBe(path);
  });
  it("precede the token of a share link", () => {
    const drill = at("/share/analytics/device/mobile/secret");
    expect(drill?.pairs).toEqual([{ dimension: "DEVICE", value: "mobile" }]);
    expect(drill?.pathOf([])).toBe("/share/analytics/secret");
    expect(at("/share/analytics/secret")?.pairs).toEqual([]);
  });
  it("leave the other dimensions for the next drill-down", () => {
    const open = openDimensions([{ dimension: "COUNTRY", value: "DE" }]);
    expect(open).toContain("PAGE");
    expect(open).not.toContain("COUNTRY");
  });
  it.each<[string, Pair[], string]>([
    ["nothing", [], "CHANNEL"],
    ["a channel", [{ dimension: "CHANNEL", value: "Email" }], "PAGE"],
    ["a country", [{ dimension: "COUNTRY", value: "DE" }], "REGION"],
    [
      "a region",
      [
        { dimension: "COUNTRY", value: "DE" },
        { dimension: "REGION", value: "Bavaria" },
      ],
      "CITY",
    ],
    [
      "a country of which the regions are selected",
      [
        { dimension: "REGION", value: "Bavaria" },
        { dimension: "COUNTRY", value: "DE" },
      ],
      "CHANNEL",
    ],
  ])("drill down from %s to the next dimension", (_, pairs, next) => expect(nextDimension(pairs)).toBe(next));
  it("include the country and region of a city unless they are already set", () => {
    const birmingham = { name: "Birmingham", country: "US", region: "Alabama" };
    const labels = (from: Pair[], dimension: "CITY" | "DEVICE", row: Parameters<typeof pairsOf>[2]) =>
      pairsOf(from, dimension, row).map((pair) => `${pair.dimension} ${pair.value}`);
    expect(labels([], "CITY", birmingham)).toEqual(["COUNTRY US", "REGION Alabama", "CITY Birmingham"]);
    const us: Pair = { dimension: "COUNTRY", value: "US" };
    expect(labels([us], "CITY", birmingham)).toEqual(["COUNTRY US", "REGION Alabama", "CITY Birmingham"]);
    expect(labels([us], "CITY", { name: "", country: null, region: null })).toEqual(["COUNTRY US", "CITY "]);
    expect(labels([us], "DEVICE", { name: "mobile" })).toEqual(["COUNTRY US", "DEVICE mobile"]);
  });
  const pairs = (count: number) => `/analytics${"/page/x".repeat(count)}`;
  it.each(["/analytics/country", "/analytics/mood/happy", "/analytics/a/b/c", pairs(9)])(
    "are rejected in %s",
    (wrong) => expect(at(wrong)).toBeUndefined(),
  );
  it("may be empty, or up to eight", () => {
    expect(at("/analytics")?.pairs).toEqual([]);
    expect(at(pairs(8))?.pairs).toHaveLength(8);
  });
});
