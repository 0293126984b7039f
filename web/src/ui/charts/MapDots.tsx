import { keyframes, useTheme } from "@emotion/react";
import { placeOnMap } from "./worldShapes.ts";

export interface MapDot {
  id: string;
  /** Degrees. */
  lon: number;
  lat: number;
  /** Seconds since the visitor was last seen. */
  age: number;
}

const pulse = keyframes({ from: { opacity: 0.6, transform: "scale(1)" }, to: { opacity: 0, transform: "scale(3.4)" } });

/** Younger than this many seconds a dot pulses; at the longest age it has faded to a third. */
const young = 15;
const longest = 300;

export function MapDots({ dots }: { dots: readonly MapDot[] }) {
  const { color } = useTheme();
  return (
    <g pointerEvents="none">
      {dots.map((dot) => {
        const place = placeOnMap(dot.lon, dot.lat);
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
