import { expect, it } from "vitest";
import { valueCondition, type Group } from "../url/reportState.ts";
import { appliedSegments, withChangedSegment } from "./segments.ts";

const country: Group = [valueCondition("COUNTRY", "DE")];
const device: Group = [valueCondition("DEVICE", "mobile")];
const page: Group = [valueCondition("PAGE", "/")];
const named = (name: string, ...filters: Group[]) => ({ name, filters });

const applied = (filters: Group[], ...known: ReturnType<typeof named>[]) => {
  const { segments, others } = appliedSegments(filters, known);
  return [segments.map(({ name }) => name), others];
};

it("applies a segment only if all of its filters are set, in any order", () => {
  const german = named("german phones", country, device);
  expect(applied([device, page, country], german)).toEqual([["german phones"], [page]]);
  expect(applied([country, page], german)).toEqual([[], [country, page]]);
  expect(applied([], german, named("empty"))).toEqual([[], []]);
});

it("prefers the segment with the most filters, and shows each filter once", () => {
  const known = [named("phones", device), named("german phones", country, device), named("home", page)];
  expect(applied([country, device, page], ...known)).toEqual([["german phones", "home"], []]);
  expect(applied([device, page], ...known)).toEqual([["phones", "home"], []]);
});

it("replaces the filters of a changed segment only where it is applied", () => {
  expect(withChangedSegment([page, device], [device], [country])).toEqual([page, country]);
  expect(withChangedSegment([country, device], [device], [country])).toEqual([country]);
  expect(withChangedSegment([page], [device], [country])).toEqual([page]);
});
