// What the browser paints before any script has arrived: the bones of the page, with the brand's name where a page has no
// frame. The build writes it for each kind of page (preloads.ts), the gateway sends it with the page, and the app's first
// rendering, which has the same components, takes its place. Without it, a phone showed nothing for 2.4 seconds.
import { ThemeProvider } from "@emotion/react";
import type { CSSObject, Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BareBones } from "./src/layout/bare/BareBones.tsx";
import { ShareWaiting } from "./src/layout/share/ShareWaiting.tsx";
import { ShellBones } from "./src/layout/shell/ShellBones.tsx";
import { mainBox, shellGrid } from "./src/layout/shell/shellGrid.ts";
import { minimisedWidth, openWidth } from "./src/layout/sidebar/sidebarKind.ts";
import { minimiseBelow } from "./src/layout/sidebar/useSidebar.ts";
import type { Screen } from "./src/relay/screen.ts";
import { ScreenSkeleton } from "./src/relay/ScreenSkeleton.tsx";
import { buildTheme } from "./src/theme/buildTheme.ts";
import { BareStyles } from "./src/theme/GlobalStyles.tsx";

export interface PaintedScreen extends Pick<Screen, "layout" | "shape"> {
  hasRange: boolean;
}

/** The gateway replaces it. */
const BRAND = "{{brand}}";

/**
 * The page doesn't know the mode: `color-scheme` is the system's, or the browser's choice (src/theme/pageChoice.ts). Its
 * text doesn't use the product's typeface: a page whose text is drawn before a typeface arrives never shows that typeface.
 */
function themeOfBothModes(): Theme {
  const [light, dark] = [buildTheme("light"), buildTheme("dark")];
  const names = Object.keys(light.color) as (keyof Theme["color"])[];
  const color = names.map((name) => [name, `light-dark(${light.color[name]}, ${dark.color[name]})`]);
  return {
    ...light,
    color: Object.fromEntries(color) as unknown as Theme["color"],
    font: { ...light.font, body: light.font.body.replace('"Geist", ', "") as Theme["font"]["body"] },
  };
}

const sidebar = (width: number) => ({ "--sidebar": `${width}px` });
const ofLiteBrands = "html[data-brand-kind='AB_TESTING'] &, html[data-brand-kind='OPTIMISE'] &";

/** Where the app takes the width from the window and from the browser's choice. */
const sidebarWidth: CSSObject = {
  ...sidebar(openWidth.standard),
  [ofLiteBrands]: sidebar(openWidth.lite),
  [`@media (max-width: ${minimiseBelow - 1}px)`]: { "html:not([data-sidebar='open']) &&": sidebar(minimisedWidth) },
  "html[data-sidebar='minimised'] &&": sidebar(minimisedWidth),
};

function Paint({ layout, shape, hasRange }: PaintedScreen): ReactNode {
  if (layout === "bare") return <BareBones name={BRAND} />;
  if (layout === "share") return <ShareWaiting />;
  return (
    <div css={[shellGrid, sidebarWidth]}>
      <ShellBones hasRange={hasRange} />
      <div css={mainBox}>
        <ScreenSkeleton shape={shape} />
      </div>
    </div>
  );
}

/** Of a bone with styles of its own, emotion writes them twice: alone, and merged into those of all bones. */
function withoutUnusedStyles(html: string): string {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return html.replaceAll(/<style>\.([\w-]+)\{[^{}]*\}<\/style>/g, (rule, name: string) => (used.has(name) ? rule : ""));
}

/** What emotion adds for browsers that are older than those of the build's target. */
const PREFIXED =
  /(?:-webkit-(?:box|flex|align|justify|animation)[\w-]*|-ms-flex[\w-]*):[^;}]*;|display:-(?:webkit|ms)-[\w-]+;/g;

const theme = themeOfBothModes();

export function firstPaint(screen: PaintedScreen): string {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <BareStyles />
      <Paint {...screen} />
    </ThemeProvider>,
  );
  // so that the app's own styles, which have only the colors of one mode, don't count as present
  return withoutUnusedStyles(html.replaceAll(/ data-emotion="[^"]*"/g, "").replaceAll(PREFIXED, ""));
}
