import { describe, expect, it } from "vitest";
import { columnX, sankeyLayout, type SankeyBox } from "./sankeyLayout.ts";

const box: SankeyBox = { columns: 3, width: 340, height: 124, nodeWidth: 10, gap: 20, labelWidth: 130 };
// 60 and 40, then 50 and 30: 20 end here
const nodes = [
  { column: 0, value: 60, dropped: 15 },
  { column: 0, value: 40, dropped: 5 },
  { column: 1, value: 50, dropped: 50 },
  { column: 1, value: 30, dropped: 30 },
];
const links = [
  { from: 0, to: 3, value: 10 },
  { from: 0, to: 2, value: 35 },
  { from: 1, to: 2, value: 15 },
  { from: 1, to: 3, value: 20 },
];

describe("flow layout", () => {
  const layout = sankeyLayout(nodes, links, box);

  it("has one scale, set by the column that needs the most room", () => {
    // 124 px minus one gap and the minimum height of two nodes: 100 px for 100 sessions
    expect(layout.nodes.map(({ y, height }) => [y, height])).toEqual([
      [0, 60],
      [80, 40],
      [0, 50],
      [70, 30],
    ]);
    expect(layout.nodes[0]?.droppedHeight).toBe(15);
  });

  it("spaces columns evenly, with room for the last labels", () => {
    expect([0, 1, 2].map((column) => columnX(box, column))).toEqual([0, 100, 200]);
    expect(layout.nodes[2]?.x).toBe(100);
  });

  it("stacks ribbons in the order of their other ends, without gaps or overlaps", () => {
    // of the first node's links, the one to the upper node comes first, although it was listed second
    expect(layout.links[1]?.path).toMatch(/^M10\.0 0\.0C/);
    expect(layout.links[0]?.path).toMatch(/^M10\.0 35\.0C/);
    // at the upper node of the second column, the link from the upper node comes first
    expect(layout.links[1]?.path).toContain("100.0 0.0L");
    expect(layout.links[2]?.path).toContain("100.0 35.0L");
  });

  it("shows rare nodes, and supports an empty flow", () => {
    const rare = sankeyLayout(
      [
        { column: 0, value: 1, dropped: 1 },
        { column: 0, value: 100_000, dropped: 0 },
      ],
      [],
      box,
    );
    expect(rare.nodes[0]?.height).toBe(2);
    expect(sankeyLayout([], [], box)).toEqual({ nodes: [], links: [] });
  });
});
