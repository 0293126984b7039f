// @vitest-environment jsdom
import { startTransition, useEffect, useState } from "react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { Table } from "#web/ui/data/Table.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const columns = [{ id: "name", title: "Name", value: ({ name }: { name: string }) => name }];

/** A table that appears as one does whose data arrives. */
function LateTable() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setShown(true)), 20);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Table label="Members" columns={columns} rows={[{ name: "Ada" }]} rowId={({ name }) => name} />;
}

test("a table is found with its rows, even if the machine is slow", async () => {
  const original = setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, delay = 0) => {
    const timer = original(run, delay);
    // it is due before what React has scheduled
    if (delay === 0) for (const end = performance.now() + 5; performance.now() < end;);
    return timer;
  });
  render(
    <ThemeProvider>
      <LateTable />
    </ThemeProvider>,
  );
  expect(within(await screen.findByRole("grid")).getAllByRole("row")).toHaveLength(2);
});
