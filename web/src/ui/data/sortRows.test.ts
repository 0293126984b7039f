import { expect, test } from "vitest";
import type { Column } from "./columns.ts";
import { sortRows } from "./sortRows.ts";

interface Row {
  page: string;
  visits: number | null;
}

const columns: Column<Row>[] = [
  { id: "page", title: "Page", value: (row) => row.page },
  { id: "visits", title: "Visits, all", value: (row) => row.visits, numeric: true },
];

test("sorts rows without a value last in both directions, and preserves the order of equal ones", () => {
  const rows: Row[] = [
    { page: "not set", visits: null },
    { page: "b", visits: 1 },
    { page: "a", visits: 1 },
    { page: "c", visits: 9 },
  ];
  const order = (direction: "ascending" | "descending") =>
    sortRows(rows, columns, { column: "visits", direction }).map((row) => row.page);
  expect(order("ascending")).toEqual(["b", "a", "c", "not set"]);
  expect(order("descending")).toEqual(["c", "b", "a", "not set"]);
  expect(sortRows(rows, columns, { column: "unknown", direction: "ascending" })).toBe(rows);
});

test("sorts text with numbers in natural order", () => {
  const rows = ["/p10", "/p9", "/P1"].map((page) => ({ page, visits: 0 }));
  const sorted = sortRows(rows, columns, { column: "page", direction: "ascending" });
  expect(sorted.map((row) => row.page)).toEqual(["/P1", "/p9", "/p10"]);
});
