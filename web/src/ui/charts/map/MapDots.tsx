import { keyframes, useTheme } from "@emotion/react";
import { middleOf, placeOnMap } from "./worldShapes.ts";

export interface MapDot {
  id: string;
  /** In degrees, if known. Otherwise the country code places the dot near the country's center. */
  lon?: number | null | undefined;
  lat?: number | null | undefined;
  code?: string;
  /** Seconds since the visitor was last seen. */
  age: number;
}

const pulse = keyframes({ from: { opacity: 0.6, transform: "scale(1)" }, to: { opacity: 0, transform: "scale(3.4)" } });

/** Dots younger than this many seconds pulse. At the maximum age they have faded to a third. */
const young = 15;
const longest = 300;

export function MapDots({ dots }: { dots: readonly MapDot[] }) {
  const { color } = useTheme();
  return (
    <g pointerEvents="none">
      {dots.map((dot) => {
        const place = placeOf(dot);
        if (!place) return null;
        const [cx, cy] = place;
        return (
          <g key={dot.id} opacity={1 - 0.66 * Math.min(1, dot.age / longest)}>
            {dot.age < young && (
              <circle
                cx={cx}
                cy={cy}
                r={5}
                fill={color.positive}
                css={{ transformOrigin: `${cx}px ${cy}px`, animation: `${pulse} 2s ease-out infinite` }}
              />
            )}
            <circle cx={cx} cy={cy} r={4.5} fill={color.positive} stroke={color.raised} strokeWidth={1.2} />
          </g>
        );
      })}
    </g>
  );
}

function placeOf({ id, lon, lat, code }: MapDot): readonly [x: number, y: number] | null {
  if (typeof lon === "number" && typeof lat === "number") return placeOnMap(lon, lat);
  const middle = code === undefined ? undefined : middleOf(code);
  if (!middle) return null;
  // Visitors of one country are placed side by side. The same visitor always gets the same position.
  let turn = 0;
  for (const character of id) turn = (turn * 31 + (character.codePointAt(0) ?? 0)) % 997;
  const angle = (turn / 997) * 2 * Math.PI;
  return [middle[0] + Math.cos(angle) * (turn % 7), middle[1] + Math.sin(angle) * (turn % 7)];
}
