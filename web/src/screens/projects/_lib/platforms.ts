// How the tracking code gets onto a site, by what the site is built with.
import { t } from "#web/texts/t.ts";

export interface Platform {
  id: string;
  label: string;
  /** what to do, in order; the code stands after the last one */
  steps: readonly string[];
  /** the code as this platform takes it */
  code: (snippet: string) => string;
}

/** The address in the snippet's line. */
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
    steps: [t("Open the template that all pages share."), t("Put this line in front of </head> and publish.")],
    code: same,
  },
  {
    id: "gtm",
    label: t("Google Tag Manager"),
    steps: [
      t("Open Tags, New, and choose Custom HTML."),
      t("Paste this line, and choose the trigger All Pages."),
      t("Save, then Submit the container."),
    ],
    code: same,
  },
  {
    id: "wordpress",
    label: t("WordPress"),
    steps: [
      t("Open Plugins, Add New, and install a plugin for header code, such as WPCode."),
      t("Open its Header & Footer page and paste this line under Header."),
      t("Save, and empty the cache if a cache plugin is on."),
    ],
    code: same,
  },
  {
    id: "shopify",
    label: t("Shopify"),
    steps: [
      t("Open Online Store, Themes, and Edit code of the live theme."),
      t("Open layout/theme.liquid, put this line in front of </head> and save."),
    ],
    code: same,
  },
  {
    id: "webflow",
    label: t("Webflow"),
    steps: [
      t("Open Site settings, Custom code."),
      t("Paste this line under Head code, save the changes and publish the site."),
    ],
    code: same,
  },
  {
    id: "wix",
    label: t("Wix"),
    steps: [
      t("Open Settings, Custom Code, and Add Custom Code."),
      t("Paste this line, choose All pages and Head, and apply."),
    ],
    code: same,
  },
  {
    id: "next",
    label: t("Next.js"),
    steps: [
      t("Put the script into app/layout.tsx, the layout of all pages."),
      t("Changes of the route are counted by themselves; nothing else is needed."),
    ],
    code: next,
  },
  {
    id: "react",
    label: t("React"),
    steps: [
      t("Put this line into the head of index.html, not into a component."),
      t("Changes of the route are counted by themselves; nothing else is needed."),
    ],
    code: same,
  },
];
