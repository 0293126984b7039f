// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import type { Column, Sort } from "./columns.ts";
import { Table } from "./Table.tsx";

interface Row {
  page: string;
  visits: number;
}

const columns: Column<Row>[] = [
  { id: "page", title: "Page", value: (row) => row.page },
  { id: "visits", title: "Sessions", value: (row) => row.visits, numeric: true },
];
const rows: Row[] = [
  { page: "/b", visits: 20 },
  { page: "/a", visits: 1234 },
  { page: "/c", visits: 3 },
];
const rowId = (row: Row) => row.page;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pagesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("sorts on a click on a header, numbers from the largest, and announces the order", async () => {
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={rows} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(pagesShown()).toEqual(["/b", "/a", "/c"]);
  const visits = screen.getByRole("columnheader", { name: "Sessions" });
  await userEvent.click(visits);
  expect(visits.getAttribute("aria-sort")).toBe("descending");
  expect(pagesShown()).toEqual(["/a", "/b", "/c"]);
  await userEvent.click(visits);
  expect(visits.getAttribute("aria-sort")).toBe("ascending");
  expect(pagesShown()).toEqual(["/c", "/b", "/a"]);
});

test("shows a row that has the same id as a column", () => {
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={[{ page: "visits", visits: 5 }]} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(pagesShown()).toEqual(["visits"]);
});

test("shows a compact number, with the exact one in its title", () => {
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={rows} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(screen.getByText("1.2K").title).toBe("1,234");
});

test("leaves the cells of zero amounts empty for the eye, and prints a rate of zero", () => {
  const amount: Column<Row> = {
    id: "sum",
    title: "Sum",
    value: (row) => row.visits,
    render: (row) => `€${row.visits}`,
  };
  render(
    <ThemeProvider>
      <Table
        label="Pages"
        columns={[...columns, { ...amount, isAmount: true }, { ...amount, id: "rate", render: () => "0%" }]}
        rows={[{ page: "/a", visits: 0 }]}
        rowId={rowId}
      />
    </ThemeProvider>,
  );
  const [count, sum, rate] = screen.getAllByRole("gridcell");
  expect([count?.textContent, sum?.textContent, rate?.textContent]).toEqual(["0", "0", "0%"]);
  const isHidden = (cell: HTMLElement | undefined) =>
    getComputedStyle(within(cell as HTMLElement).getByText(/0/)).position === "absolute";
  expect([isHidden(count), isHidden(sum), isHidden(rate)]).toEqual([true, true, false]);
});

test.each([
  [639, ["Page"]],
  [640, ["Page", "Sessions"]],
  [1199, ["Page", "Sessions"]],
  [1200, ["Page", "Sessions", "Share"]],
])("shows the columns that fit at %i px", (width, titles) => {
  const isMet = (query: string) => width <= Number(/max-width: (\d+)px/.exec(query)?.[1]);
  const list = (query: string) => ({ matches: isMet(query), addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("matchMedia", list);
  const [page, visits] = columns as [Column<Row>, Column<Row>];
  const share: Column<Row> = { ...visits, id: "share", title: "Share", largeOnly: true };
  render(
    <ThemeProvider>
      <Table label="Pages" columns={[page, { ...visits, wideOnly: true }, share]} rows={rows} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(titles);
});

test("drops the least important columns by the table's own width, not by the window's", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: 1180 <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));
  const measured = vi.spyOn(HTMLElement.prototype, "clientWidth", "get");
  const [page, visits] = columns as [Column<Row>, Column<Row>];
  const share: Column<Row> = { ...visits, id: "share", title: "Share", largeOnly: true };
  for (const [width, titles] of [
    [1000, ["Page", "Sessions", "Share"]],
    [300, ["Page", "Sessions"]],
  ] as const) {
    measured.mockReturnValue(width);
    const { unmount } = render(
      <ThemeProvider>
        <Table label="Pages" columns={[page, visits, share]} rows={rows} rowId={rowId} />
      </ThemeProvider>,
    );
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(titles);
    unmount();
  }
  measured.mockRestore();
});

test("requests a controlled sort order without applying it", async () => {
  const requested: Sort[] = [];
  render(
    <ThemeProvider>
      <Table
        label="Pages"
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={{ column: "page", direction: "ascending" }}
        onSort={(sort) => requested.push(sort)}
      />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole("columnheader", { name: "Page" }));
  expect(requested).toEqual([{ column: "page", direction: "descending" }]);
  expect(pagesShown()).toEqual(["/a", "/b", "/c"]);
});

test("moves through rows and activates one by keyboard", async () => {
  const acted: string[] = [];
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={rows} rowId={rowId} onRowAction={(row) => acted.push(row.page)} />
    </ThemeProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(acted.length).toBe(2);
  expect(new Set(acted).size).toBe(2);
});

test("renders rows with a URL as links", () => {
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={rows} rowId={rowId} rowHref={(row) => `/page${row.page}`} />
    </ThemeProvider>,
  );
  const row = screen.getByRole("row", { name: /\/a/ });
  expect(row.dataset["href"]).toBe("/page/a");
});

test("shows the next step in an empty table", () => {
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={[]} rowId={rowId} empty={<p>Install the code</p>} />
    </ThemeProvider>,
  );
  expect(within(screen.getByRole("grid", { name: "Pages" })).getByText("Install the code")).toBeTruthy();
});

test("renders only the visible rows of ten thousand", () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ page: `/p${at}`, visits: at }));
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={many} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(screen.getByRole("grid", { name: "Pages" }).getAttribute("aria-rowcount")).toBe("10001");
  expect(screen.getAllByRole("row").length).toBeLessThan(200);
});

test("places the rows of a long table by their height on touch screens", () => {
  const list = (query: string) => ({ matches: /coarse/.test(query), addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("matchMedia", list);
  const many = Array.from({ length: 200 }, (_, at) => ({ page: `/p${at}`, visits: at }));
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={many} rowId={rowId} />
    </ThemeProvider>,
  );
  expect(screen.getByRole("row", { name: /p2\b/ }).style.transform).toBe("translateY(84px)");
});

test("fades the hidden columns of a long table as those of a short one, and not its scrollbar", () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ page: `/p${at}`, visits: at }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(185);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(200);
  const wide = columns.map((column) => ({ ...column, width: 300 }));
  render(
    <ThemeProvider>
      <Table label="All" columns={wide} rows={many} rowId={rowId} keepsColumns />
      <Table label="Few" columns={wide} rows={rows} rowId={rowId} keepsColumns />
    </ThemeProvider>,
  );
  const long = screen.getByRole("grid", { name: "All" });
  const short = screen.getByRole("grid", { name: "Few" }).parentElement;
  const rulesOf = (element: Element | null) =>
    Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
      .filter((rule) => Array.from(element?.classList ?? []).some((name) => rule.includes(`.${name}`)))
      .filter((rule) => rule.includes("mask-image"));
  expect(rulesOf(long)).not.toEqual([]);
  expect(rulesOf(long)).toHaveLength(rulesOf(short).length);
  expect(long.style.getPropertyValue("--scrollbar")).toBe("15px");
});

test("moves through a long table beyond the visible rows by keyboard, and activates with Enter", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ page: `/p${at}`, visits: at }));
  const acted: string[] = [];
  render(
    <ThemeProvider>
      <Table label="Pages" columns={columns} rows={many} rowId={rowId} onRowAction={(row) => acted.push(row.page)} />
    </ThemeProvider>,
  );
  const visits = screen.getByRole("columnheader", { name: "Sessions" });
  await userEvent.click(within(visits).getByRole("button"));
  expect(visits.getAttribute("aria-sort")).toBe("descending");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{Enter}{End}{Enter}{Home}{Enter}");
  expect(acted).toEqual(["/p4998", "/p0", "/p4999"]);
});
