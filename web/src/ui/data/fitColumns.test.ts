import { describe, expect, it } from "vitest";
import type { Column } from "./columns.ts";
import { columnWidth, fitColumns } from "./fitColumns.ts";

interface Row {
  name: string;
}
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  ...{ id, title: id, value: ({ name }) => name },
  ...more,
});
const columns = [
  column("page"),
  column("visits", { width: 90 }),
  column("bounce", { width: 90, wideOnly: true }),
  column("share", { width: 90, largeOnly: true }),
  column("goal", { width: 90 }),
];
const shown = (width: number, sorted?: string) => fitColumns(columns, width, sorted).map(({ id }) => id);

describe("columns of a table", () => {
  it("are all shown where they fit beside a readable name", () => {
    expect(shown(540)).toEqual(["page", "visits", "bounce", "share", "goal"]);
  });
  it("are dropped by importance, then from the right, and never the name", () => {
    expect(shown(539)).toEqual(["page", "visits", "bounce", "goal"]);
    expect(shown(400)).toEqual(["page", "visits", "goal"]);
    expect(shown(250)).toEqual(["page", "visits"]);
    expect(shown(100)).toEqual(["page", "visits"]);
  });
  it("include the one of the order as long as any is shown", () => {
    expect(shown(250, "goal")).toEqual(["page", "goal"]);
    expect(shown(400, "share")).toEqual(["page", "visits", "share"]);
  });
  it("are at least as wide as their title", () => {
    expect(columnWidth(column("a", { title: "Conversions", width: 60 }))).toBeGreaterThan(100);
    expect(columnWidth(column("a", { title: "Conversions", width: 60, hidesTitle: true }))).toBe(60);
    expect(columnWidth(column("a", { title: "Views", width: 120 }))).toBe(120);
    expect(columnWidth(column("a"))).toBeUndefined();
  });
});
