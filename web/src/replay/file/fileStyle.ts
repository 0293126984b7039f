import { buildTheme } from "#web/theme/buildTheme.ts";
import type { ColorMode } from "#web/theme/tokens.ts";
import { replayStyle } from "../frame/replayStyle.ts";

const colors = (mode: ColorMode): string =>
  Object.entries(buildTheme(mode).color)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(" ");

const { font, size, weight, radius } = buildTheme("light");

/** Of an exported file: the product's colors without its style library; the browser's mode is chosen. */
export const fileStyle = `${replayStyle}
:root { ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: ${size.body}/20px ${font.body}; }
main { display: grid; gap: 16px; max-width: 1440px; margin: 0 auto; padding: 16px; align-items: start; grid-template-columns: minmax(0, 1fr) 340px; }
header { grid-column: 1 / -1; }
h1 { margin: 0; font-size: ${size.title}; line-height: 28px; font-weight: ${weight.semibold}; }
p { margin: 0; color: var(--muted); }
.card { overflow: hidden; border: 1px solid var(--border); border-radius: ${radius.large}px; background: var(--raised); }
.address { overflow: hidden; padding: 8px 12px; border-bottom: 1px solid var(--border); white-space: nowrap; text-overflow: ellipsis; }
.stage { position: relative; height: min(64vh, 720px); overflow: hidden; background: var(--sunken); }
.page { position: absolute; background: #fff; transform-origin: 0 0; }
.page[inert] { pointer-events: none; }
button, select { min-height: 32px; padding: 4px 12px; border: 1px solid var(--borderStrong); border-radius: ${radius.medium}px; background: var(--raised); color: inherit; font: inherit; cursor: pointer; }
button.main { border-color: transparent; background: var(--accentFill); color: var(--accentText); }
button:hover { background: var(--hover); }
button.main:hover { background: var(--accentFillHover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
label { display: inline-flex; align-items: center; gap: 6px; }
ol { max-height: calc(64vh + 90px); margin: 0; padding: 4px; overflow-y: auto; list-style: none; }
ol button { display: flex; gap: 10px; width: 100%; padding: 6px 8px; border: 0; background: none; text-align: left; overflow-wrap: anywhere; }
ol li[aria-current] { border-radius: ${radius.medium}px; background: var(--accentSoft); }
ol span:first-child { flex: 0 0 44px; color: var(--muted); font-variant-numeric: tabular-nums; }
@media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr); } ol { max-height: 320px; } }
@media (max-width: 639px) { .stage { height: 260px; } button, select { min-height: 40px; } }
`;
