import { describe, expect, test } from "vitest";
import { buildTheme } from "#web/theme/buildTheme.ts";
import { countryName } from "./map/countryName.ts";
import { donutArcs, foldSlices } from "./donutArcs.ts";
import { drawnLines, lineOptions } from "./line/lineOptions.ts";
import type { LineQuestion } from "./line/lineQuestion.ts";
import { labelStep, placeOf } from "./line/lineSeries.ts";
import { lineTooltip } from "./line/lineTooltip.ts";
import { escapeHtml } from "./tooltipHtml.ts";
import { middleOf, placeOnMap, shapes, worldHeight, worldWidth } from "./map/worldShapes.ts";

const theme = buildTheme("light");
const question: LineQuestion = {
  times: ["2026-11-19", "2026-11-20", "2026-11-21"],
  previousTimes: ["2026-11-16", "2026-11-17", "2026-11-18"],
  interval: "day",
  series: [{ id: "v", name: "<b>Visitors</b>", values: [10, 20, 5], previous: [8, 10, 20] }],
  annotations: [{ id: "1", time: "2026-11-20T15:30", text: "Deployed <script>", detail: "Ada" }],
  format: String,
  inProgress: true,
  labels: 9,
};

describe("line chart", () => {
  test("distinguishes past values, the current interval and the compared range", () => {
    const lines = drawnLines(theme, question);
    expect(lines.map((line) => [line.style, line.values])).toEqual([
      ["previous", [8, 10, 20]],
      ["line", [10, 20, null]],
      ["running", [null, 20, 5]],
    ]);
    expect(new Set(lines.map((line) => line.color)).size).toBe(1);
  });

  test("counts few visitors in whole steps", () => {
    const axisOf = (values: number[]) => {
      const few = { ...question, series: [{ id: "v", name: "Visitors", values }] };
      return lineOptions(theme, few, drawnLines(theme, few)).yaxis;
    };
    expect(axisOf([0, 3, 1])).toMatchObject({ min: 0, max: 3, tickAmount: 3 });
    expect(axisOf([0, 0, 0])).toMatchObject({ max: 1, tickAmount: 1 });
    expect(axisOf([0.5, 3, 1])).toMatchObject({ forceNiceScale: true, tickAmount: 4 });
    expect(axisOf([40, 3, 1])).toMatchObject({ forceNiceScale: true, tickAmount: 4 });
  });

  test("shows its tooltip where the lines leave space", () => {
    const placeOf = (values: number[]) =>
      lineTooltip(theme, { ...question, series: [{ id: "v", name: "Visitors", values }] })({ dataPointIndex: 1 });
    expect(placeOf([10, 20, 10])).toContain('data-place="bottom"');
    expect(placeOf([41, 42, 41])).toContain('data-place="top"');
  });

  test("places a note on its day", () => {
    const options = lineOptions(theme, question, drawnLines(theme, question));
    expect(options.annotations?.xaxis?.map((annotation) => annotation.x)).toEqual([1]);
  });

  test("draws a recorded action as a tick on the axis, without a line", () => {
    const requested = {
      ...question,
      annotations: [{ id: "2", time: "2026-11-21T09:00", text: "Goal changed", quiet: true }],
    };
    const { annotations } = lineOptions(theme, requested, drawnLines(theme, requested));
    expect([annotations?.xaxis, annotations?.points?.map(({ x, y }) => [x, y])]).toEqual([[], [[2, 0]]]);
    expect(lineTooltip(theme, requested)({ dataPointIndex: 2 })).toContain("Goal changed");
  });

  test("draws a note of several days as a band in its color, clipped to the chart", () => {
    const note = { id: "2", text: "Fair", color: "#123456" };
    const band = (time: string, until: string, times = question.times) => {
      const requested = { ...question, times, annotations: [{ ...note, time, until }] };
      const [drawn] = lineOptions(theme, requested, drawnLines(theme, requested)).annotations?.xaxis ?? [];
      return drawn && [drawn.x, drawn.x2, drawn.x2 === undefined ? drawn.borderColor : drawn.fillColor];
    };
    expect(band("2026-11-20", "2026-11-25")).toEqual([1, 2, "#123456"]);
    expect(band("2026-11-01", "2026-11-20")).toEqual([0, 1, "#123456"]);
    expect(band("2026-11-20", "2026-11-20")).toEqual([1, undefined, "#123456"]);
    expect(band("2026-11-01", "2026-11-05")).toBeUndefined();
    const hours = ["2026-11-19T22:00", "2026-11-19T23:00", "2026-11-20T00:00", "2026-11-20T01:00"];
    expect(band("2026-11-20", "2026-11-21", hours)).toEqual([2, 3, "#123456"]);
    const html = lineTooltip(theme, {
      ...question,
      annotations: [{ ...note, time: "2026-11-19", until: "2026-11-21" }],
    });
    expect(html({ dataPointIndex: 1 })).toContain("Fair");
  });

  test("shows value, change, compared value and note in the tooltip, as text", () => {
    const html = lineTooltip(theme, question)({ dataPointIndex: 1 });
    expect(html).toContain("Fri, 20 Nov 2026");
    expect(html).toContain("20  +100%");
    expect(html).toContain("Tue, 17 Nov 2026");
    expect(html).toContain("Deployed &lt;script&gt; (Ada)");
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>Visitors");
    expect(lineTooltip(theme, question)({ dataPointIndex: 2 })).toContain("(so far)");
  });
});

test("escapes markup from visitors", () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe("&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;");
});

test("has no more axis labels than fit, in even steps", () => {
  expect(labelStep(7, 9)).toBe(1);
  expect(labelStep(30, 9)).toBe(4);
  expect(labelStep(90, 9)).toBe(12);
  expect(labelStep(5000, 9)).toBe(556);
});

test("has no position for a time before the first", () => {
  expect(placeOf("2026-11-01", question.times)).toBe(-1);
  expect(placeOf("2026-11-21T23:00", question.times)).toBe(2);
});

describe("donut chart", () => {
  test("merges slices after the fifth into Other", () => {
    const slices = foldSlices([1, 2, 3, 4, 5, 6, 0].map((value) => ({ id: String(value), label: `n${value}`, value })));
    expect(slices.map((slice) => [slice.label, slice.value])).toEqual([
      ["n6", 6],
      ["n5", 5],
      ["n4", 4],
      ["n3", 3],
      ["Other", 3],
    ]);
  });
  test("draws a full circle for a single slice", () => {
    expect(donutArcs([3])[0]).toMatch(/^M0\.000 -49\.500A49\.5 49\.5 0 1 1 -0\.0/);
  });
});

describe("world map", () => {
  test("identifies every shape by its country code", () => {
    expect(shapes.length).toBeGreaterThan(170);
    expect(shapes.filter((shape) => !/^[A-Z]{2}$/.test(shape.code))).toEqual([]);
    expect(shapes.some((shape) => shape.code === "AQ")).toBe(false);
  });
  test("places all points inside the drawing", () => {
    const [x = -1, y = -1] = placeOnMap(13.4, 52.5) ?? [];
    expect(x > worldWidth / 2 && x < worldWidth && y > 0 && y < worldHeight / 2).toBe(true);
  });
  test("places the center of France in Europe", () => {
    const [x = 0] = middleOf("FR") ?? [];
    const [berlin = 0] = placeOnMap(13.4, 52.5) ?? [];
    expect(Math.abs(berlin - x)).toBeLessThan(60);
  });
  test("translates codes to names", () => {
    expect(countryName("DE")).toBe("Germany");
    expect(countryName("XK")).toBe("Kosovo");
    expect(countryName("Unknown")).toBe("Unknown");
  });
});
