import { expect, test } from "vitest";
import { parseColor } from "./contrast.ts";
import { categorical } from "./palette.ts";

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

/** Full dichromacy after Machado, Oliveira and Fernandes (2009), in linear RGB. */
const sight: Record<string, Matrix> = {
  "full sight": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => matrix.map(([a, b, c]) => a * x + b * y + c * z) as Vector;

function oklab(color: Vector): Vector {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt) as Vector;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

test.each(Object.keys(sight).flatMap((name) => [[name, "light"] as const, [name, "dark"] as const]))(
  "with %s distinguishes the eight colors of the %s scale",
  (name, mode) => {
    const matrix = sight[name] as Matrix;
    const seen = categorical[mode].map((hex) => {
      const color = (parseColor(hex) ?? [0, 0, 0]).map(linear) as Vector;
      return oklab(times(matrix, color).map((channel) => Math.min(1, Math.max(0, channel))) as Vector);
    });
    expect(seen).toHaveLength(8);
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        // 0.02 is a just noticeable difference; lines and bars need several times that.
        expect(Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))).toBeGreaterThan(0.08);
      }
    }
  },
);
