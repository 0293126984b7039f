import { Global, css } from "@emotion/react";
import type { Theme } from "@emotion/react";
import { barHeight } from "./tokens.ts";

export function GlobalStyles() {
  return <Global styles={(theme) => [bareRules(theme), rules(theme)]} />;
}

/** What the skeletons need, without links, controls and print. */
export function BareStyles() {
  return <Global styles={bareRules} />;
}

const bareRules = (theme: Theme) => css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    background: ${theme.color.surface};
  }
  body {
    margin: 0;
    padding-top: ${barHeight.value};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: ${theme.weight.regular} ${theme.size.large}/1.5 ${theme.font.body};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

const rules = (theme: Theme) => css`
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  code,
  kbd,
  pre {
    font-family: ${theme.font.mono};
  }
  a {
    color: ${theme.color.accent};
  }
  svg {
    flex-shrink: 0;
  }
  :focus {
    outline: none;
  }
  :focus-visible,
  [data-focus-visible] {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  ::selection {
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
  }
  @media print {
    @page {
      size: landscape;
      margin: 12mm;
    }
    html,
    body {
      background: #ffffff;
    }
    body {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    /* the frame around a report, and what is only pressed */
    [data-print="no"] {
      display: none !important;
    }
    tr,
    li,
    figure,
    section > :first-child,
    section:not(:has(tr:nth-of-type(14))),
    /* the rows of a chart's table are hidden, and a chart is drawn in one piece */
    section:has(.apexcharts-canvas) {
      break-inside: avoid;
    }
    /* the header of a card; a card without one would cling to the next card */
    section > :first-child:not(:last-child),
    h1,
    h2 {
      break-after: avoid;
    }
    /* their size is that of the window: see ApexChart.tsx */
    .apexcharts-canvas,
    .apexcharts-canvas > svg {
      width: 100% !important;
      height: auto !important;
    }
    .apexcharts-tooltip {
      display: none;
    }
  }
`;
