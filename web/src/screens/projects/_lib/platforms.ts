// Installation instructions by platform.
import { t } from "#web/texts/t.ts";

export interface Platform {
  id: string;
  label: string;
  /** the steps in order; the code is shown after the last one */
  steps: readonly string[];
  /** the code in the platform's format */
  code: (snippet: string) => string;
}

/** The script URL in the snippet. */
const sourceOf = (snippet: string) => /src="([^"]*)"/.exec(snippet)?.[1] ?? "";
const same = (snippet: string) => snippet;

const next = (snippet: string) =>
  [
    `import Script from "next/script";`,
    "",
    "export default function RootLayout({ children }) {",
    "  return (",
    `    <html lang="en">`,
    "      <body>",
    "        {children}",
    `        <Script src="${sourceOf(snippet)}" strategy="afterInteractive" />`,
    "      </body>",
    "    </html>",
    "  );",
    "}",
  ].join("\n");

export const platforms: readonly Platform[] = [
  {
    id: "html",
    label: t("HTML"),
    steps: [t("Open the template shared by all pages."), t("Add this line before </head> and publish.")],
    code: same,
  },
  {
    id: "gtm",
    label: t("Google Tag Manager"),
    steps: [
      t("Go to Tags > New and choose Custom HTML."),
      t("Paste this line and choose the All Pages trigger."),
      t("Save and submit the container."),
    ],
    code: same,
  },
  {
    id: "wordpress",
    label: t("WordPress"),
    steps: [
      t("Go to Plugins > Add New and install a header code plugin, such as WPCode."),
      t("Open its Header & Footer page and paste this line under Header."),
      t("Save, and clear the cache if you use a caching plugin."),
    ],
    code: same,
  },
  {
    id: "shopify",
    label: t("Shopify"),
    steps: [
      t("Go to Online Store > Themes and choose Edit code for the live theme."),
      t("Open layout/theme.liquid, add this line before </head> and save."),
    ],
    code: same,
  },
  {
    id: "webflow",
    label: t("Webflow"),
    steps: [t("Go to Site settings > Custom code."), t("Paste this line under Head code, save and publish.")],
    code: same,
  },
  {
    id: "wix",
    label: t("Wix"),
    steps: [
      t("Go to Settings > Custom Code and choose Add Custom Code."),
      t("Paste this line, choose All pages and Head, and apply."),
    ],
    code: same,
  },
  {
    id: "next",
    label: t("Next.js"),
    steps: [
      t("Add the script to app/layout.tsx, the root layout."),
      t("Route changes are tracked automatically. No other setup needed."),
    ],
    code: next,
  },
  {
    id: "react",
    label: t("React"),
    steps: [
      t("Add this line to the <head> of index.html, not to a component."),
      t("Route changes are tracked automatically. No other setup needed."),
    ],
    code: same,
  },
];
