import { memo } from "react";
import type { Prediction } from "../../_lib/attention/prediction.ts";

/** Grays of a drawing on white, in both color modes. */
const fills: Readonly<Record<string, string>> = { IMAGE: "#d0d5dd", BUTTON: "#e4e7ec", INPUT: "#f2f4f7" };
const INK = "#475467";
const LINE = 1.4;

/** The boxes of an estimated layout, with their texts. */
export const Wireframe = memo(function Wireframe({ prediction: { width, height, boxes } }: { prediction: Prediction }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      css={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}
    >
      {boxes.map(({ kind, x, y, width: wide, height: tall, text }, n) => {
        const lines = kind === "TEXT" && tall > 30;
        return (
          <g key={n}>
            <rect x={x} y={y} width={wide} height={tall} fill={lines ? "#eaecf0" : (fills[kind] ?? "none")} />
            {!lines && text !== "" && (
              <text
                x={x + (fills[kind] ? 8 : 0)}
                y={y + Math.min(tall, 40) * 0.72}
                fontSize={Math.min(tall, 45) / LINE}
                fill={INK}
                textLength={fills[kind] ? undefined : wide}
                lengthAdjust="spacingAndGlyphs"
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
});
