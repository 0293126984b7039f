import { t } from "#web/texts/t.ts";
import { applicationItems } from "./data/applicationItems.ts";
import { reportItems } from "./data/reportItems.ts";
import type { MenuLine } from "./MenuList.tsx";

const menus: readonly { label: string; root: string; lines: readonly MenuLine[] }[] = [
  { label: t("Applications"), root: "/application", lines: applicationItems },
  { label: t("Reports"), root: "/report", lines: reportItems },
];

/** The menu that an address stands in; undefined: the settings. */
export function menuOf(pathname: string) {
  const here = pathname.toLowerCase();
  const isBelow = (path: string) => here === path || here.startsWith(`${path}/`);
  return menus.find(({ root, lines }) => isBelow(root) || lines.some(({ path }) => isBelow(path)));
}
