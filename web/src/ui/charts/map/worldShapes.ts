// The world's shapes as SVG paths, projected once when this chunk loads; without Antarctica.
import { geoEqualEarth, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "world-atlas/countries-110m.json";
import { codesByName, countryCodes } from "./data/countryCodes.ts";

/** In SVG user units. The map scales to its container. */
export const worldWidth = 960;
export const worldHeight = 440;

export interface Shape {
  /** ISO 3166-1 alpha-2. */
  code: string;
  path: string;
}

interface Names {
  name: string;
}

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<Names> }>;
const everything = feature(topology, topology.objects.countries);

function codeOf(id: string | number | undefined, name: string): string {
  const byNumber = id === undefined ? undefined : countryCodes.get(String(id).padStart(3, "0"));
  return byNumber ?? codesByName.get(name) ?? name;
}

const countries = everything.features
  .map((country) => ({ country, code: codeOf(country.id, country.properties.name) }))
  .filter(({ code }) => code !== "AQ");

const projection = geoEqualEarth().fitExtent(
  [
    [4, 4],
    [worldWidth - 4, worldHeight - 4],
  ],
  { type: "FeatureCollection", features: countries.map(({ country }) => country) },
);
const toPath = geoPath(projection).digits(1);

export const shapes: readonly Shape[] = countries.map(({ country, code }) => ({ code, path: toPath(country) ?? "" }));

/** The center of a country's largest polygon: France's is in Europe, not between it and Guiana. */
const middles = new Map(
  countries.map(({ country, code }) => {
    const pieces = country.geometry.type === "MultiPolygon" ? country.geometry.coordinates : undefined;
    const polygons = pieces?.map((coordinates) => ({ type: "Polygon" as const, coordinates }));
    const largest = polygons?.toSorted((one, other) => toPath.area(other) - toPath.area(one))[0];
    return [code, toPath.centroid(largest ?? country)] as const;
  }),
);

export function middleOf(code: string): readonly [x: number, y: number] | undefined {
  return middles.get(code);
}

/** The coordinates of a location in the drawing. */
export function placeOnMap(longitude: number, latitude: number): readonly [x: number, y: number] | null {
  return projection([longitude, latitude]);
}
