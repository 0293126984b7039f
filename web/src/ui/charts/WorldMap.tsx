import { useTheme } from "@emotion/react";
import { useState } from "react";
import type { PointerEvent } from "react";
import { mix } from "#web/theme/contrast.ts";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { t } from "#web/texts/t.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { countryName } from "./map/countryName.ts";
import { MapDots } from "./map/MapDots.tsx";
import type { MapDot } from "./map/MapDots.tsx";
import { MapLegend } from "./map/MapLegend.tsx";
import { MapTip } from "./map/MapTip.tsx";
import { shapes, worldHeight, worldWidth } from "./map/worldShapes.ts";

export interface CountryValue {
  /** ISO 3166-1 alpha-2. */
  code: string;
  value: number;
}

interface Props {
  label: string;
  values: readonly CountryValue[];
  /** what the values count */
  metric?: string;
  format?: (value: number) => string;
  /** Height in px, legend included. */
  height?: number;
  selected?: string;
  onSelect?: (code: string) => void;
  /** Live visitors: recent dots pulse, old ones fade. */
  pulses?: readonly MapDot[];
}

/** Few countries have most visitors: shades follow a logarithmic scale in five steps. */
const steps = 5;

/** Import lazily: the shapes are 44 KB. */
export function WorldMap({ label, values, format = compactNumber, height = 320, selected, onSelect, ...rest }: Props) {
  const { pulses, metric = t("Value") } = rest;
  const { color } = useTheme();
  const [tip, setTip] = useState<{ code: string; x: number; y: number }>();
  const byCode = new Map(values.map((one) => [one.code.toUpperCase(), one.value]));
  const counted = [...byCode.values()].filter((value) => value > 0);
  const largest = Math.max(0, ...counted);
  const smallest = Math.min(largest, ...counted);
  const shade = (step: number) => mix(color.sunken, color.accent, 0.12 + (step / steps) * 0.88);
  const empty = mix(color.sunken, color.borderStrong, 0.28);
  const fill = (value: number | undefined) => {
    if (!value || value <= 0) return empty;
    const share = largest > smallest ? Math.log(value / smallest) / Math.log(largest / smallest) : 1;
    return shade(Math.min(steps, 1 + Math.floor(share * steps)));
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const code = (event.target as SVGElement).dataset["code"];
    const box = event.currentTarget.getBoundingClientRect();
    setTip(code ? { code, x: event.clientX - box.left, y: event.clientY - box.top } : undefined);
  };
  const sorted = values.toSorted((one, other) => other.value - one.value);
  return (
    <ChartFrame
      label={label}
      head={[t("Country"), metric]}
      rows={sorted.map((one) => [countryName(one.code), one.value])}
      formatCell={(value) => (typeof value === "number" ? exactNumber(value) : (value ?? ""))}
    >
      <div css={{ position: "relative" }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${worldWidth} ${worldHeight}`}
          css={{
            display: "block",
            width: "100%",
            aspectRatio: `${worldWidth} / ${worldHeight}`,
            maxHeight: height - 28,
          }}
          onPointerMove={point}
          onPointerLeave={() => setTip(undefined)}
          onClick={(event) => {
            const code = (event.target as SVGElement).dataset["code"];
            if (code) onSelect?.(code);
          }}
        >
          {shapes.map(({ code, path }) => {
            const marked = code === selected || code === tip?.code;
            return (
              <path
                key={path}
                d={path}
                data-code={code}
                fill={fill(byCode.get(code))}
                stroke={marked ? color.text : color.raised}
                strokeWidth={marked ? 1.2 : 0.6}
                cursor={onSelect ? "pointer" : undefined}
              />
            );
          })}
          {pulses && <MapDots dots={pulses} />}
        </svg>
        <MapLegend
          shades={Array.from({ length: steps }, (_, at) => shade(at + 1))}
          smallest={smallest}
          largest={largest}
          format={format}
        />
        {tip && <MapTip x={tip.x} y={tip.y} title={countryName(tip.code)} value={format(byCode.get(tip.code) ?? 0)} />}
      </div>
    </ChartFrame>
  );
}
