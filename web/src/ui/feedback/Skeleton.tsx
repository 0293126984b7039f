import { keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import type { CSSObject, Theme } from "@emotion/react";
import { rowHeightStyle } from "#web/theme/rowHeight.ts";
import { t } from "#web/texts/t.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface Props {
  shape?: "title" | "text" | "block" | "chart" | "table" | "stats" | "form";
  /** Number of text lines, table rows, fields or stat cards. */
  count?: number;
  /** Height in px of a block or a chart. */
  height?: number;
}

/** Short waits show nothing, but the space is reserved from the start to prevent layout shifts. */
const reveal = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ "50%": { opacity: 0.45 } });

export function Skeleton({ shape = "text", count = 3, height = 240 }: Props) {
  return (
    <div aria-busy="true" css={{ opacity: 0, animation: `${reveal} 120ms ease-out 150ms forwards` }}>
      <VisuallyHidden>{t("Loading")}</VisuallyHidden>
      <div aria-hidden css={{ animation: `${breathe} 1600ms ease-in-out infinite` }}>
        {shape === "title" && <TitleBones />}
        {shape === "form" && <Fields count={count} />}
        {shape === "text" && <Lines count={count} />}
        {shape === "block" && <Bone css={{ height }} />}
        {shape === "chart" && <ChartBones height={height} />}
        {shape === "table" && <Rows count={count} />}
        {shape === "stats" && <StatBones count={count} />}
      </div>
    </div>
  );
}

export function Bone({ className }: { className?: string }) {
  return (
    <div className={className} css={(theme) => ({ height: 12, borderRadius: 4, background: theme.color.sunken })} />
  );
}

const shares = [92, 74, 83, 60, 88, 68];
const share = (at: number) => `${shares[at % shares.length]}%`;
const times = (count: number, draw: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => draw(at));
const column = (gap: number): CSSObject => ({ display: "flex", flexDirection: "column", gap });

function Lines({ count }: { count: number }) {
  return (
    <div css={column(10)}>
      {times(count, (at) => (
        <Bone key={at} css={{ width: share(at) }} />
      ))}
    </div>
  );
}

/** As high as the row of a table that it stands for. */
const rowStyle = (theme: Theme): CSSObject => ({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  ...rowHeightStyle(theme),
});

function Rows({ count }: { count: number }) {
  return (
    <div>
      {times(count, (at) => (
        <div key={at} css={rowStyle}>
          <Bone css={{ width: `calc(${share(at)} * 0.5)` }} />
          <Bone css={{ width: 48 }} />
        </div>
      ))}
    </div>
  );
}

/** A heading with a line below it. */
const TitleBones = () => (
  <div css={column(10)}>
    <Bone css={{ width: 160, height: 20 }} />
    <Bone css={{ width: 220 }} />
  </div>
);

/** Labels with their fields, and a button. */
function Fields({ count }: { count: number }) {
  return (
    <div css={column(20)}>
      {times(count, (at) => (
        <div key={at} css={column(8)}>
          <Bone css={{ width: `calc(${share(at)} * 0.3)` }} />
          <Bone css={{ height: 32 }} />
        </div>
      ))}
      <Bone css={{ width: 88, height: 32 }} />
    </div>
  );
}

function ChartBones({ height }: { height: number }) {
  return (
    <div css={{ height, display: "flex", flexDirection: "column", justifyContent: "space-between", paddingBottom: 24 }}>
      {times(5, (at) => (
        <div key={at} css={(theme) => ({ height: 1, background: theme.color.border })} />
      ))}
    </div>
  );
}

function StatBones({ count }: { count: number }) {
  return (
    <div css={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))", gap: 24 }}>
      {times(count, (at) => (
        <div key={at} css={column(12)}>
          <Bone css={{ width: "60%" }} />
          <Bone css={{ width: "80%", height: 24 }} />
          <Bone css={{ width: "40%" }} />
        </div>
      ))}
    </div>
  );
}
