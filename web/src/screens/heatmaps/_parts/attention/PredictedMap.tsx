import { useEffect, useRef } from "react";
import { paint } from "#web/replay/frame/heatmap/density.ts";
import { t } from "#web/texts/t.ts";
import { regionName } from "../../_lib/attention/labels.ts";
import type { Prediction } from "../../_lib/attention/prediction.ts";
import { shownHeat } from "../../_lib/attention/shownHeat.ts";
import { Wireframe } from "./Wireframe.tsx";

interface Props {
  prediction: Prediction;
  /** address of the picture; without one, the estimated layout is drawn */
  picture?: string | undefined;
  /** rank of the outlined region */
  selected: number | null;
}

const fill = { position: "absolute", inset: 0, width: "100%", height: "100%" } as const;

/** of the colors */
const OPACITY = 0.75;

/** The picture or the estimated layout with the predicted attention over it. The list of regions says the same in words. */
export function PredictedMap({ prediction, picture, selected }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, width, height, regions } = prediction;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const values = Float32Array.from(shownHeat(prediction));
    pen.putImageData(new ImageData(paint({ columns, rows, values }, 1), columns, rows), 0, 0);
  }, [prediction, columns, rows]);
  const first = regions.slice(0, 3).map(regionName).join(", ");
  const outlined = regions.find(({ rank }) => rank === selected);
  return (
    <div
      role="img"
      aria-label={t("Predicted attention. Most of it: {regions}", { regions: first })}
      css={(theme) => ({
        position: "relative",
        aspectRatio: `${width} / ${height}`,
        overflow: "hidden",
        border: `1px solid ${theme.color.border}`,
        background: "#fff",
      })}
    >
      {picture === undefined ? <Wireframe prediction={prediction} /> : <img src={picture} alt="" css={fill} />}
      <canvas ref={canvas} width={columns} height={rows} css={{ ...fill, opacity: OPACITY }} />
      {outlined && (
        <span
          css={(theme) => ({
            position: "absolute",
            left: `${outlined.x}%`,
            top: `${outlined.y}%`,
            width: `${outlined.width}%`,
            height: `${outlined.height}%`,
            outline: `2px solid ${theme.color.accent}`,
            boxShadow: "0 0 0 4px #fff",
          })}
        />
      )}
    </div>
  );
}
