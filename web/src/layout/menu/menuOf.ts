import { t } from "#web/texts/t.ts";
import type { AppPlaces } from "../places/appPlaces.ts";

/** The menu that a path belongs to; undefined: the settings. */
export function menuOf(pathname: string, { applications, reports }: Pick<AppPlaces, "applications" | "reports">) {
  const menus = [
    { label: t("Applications"), root: "/application", lines: applications },
    { label: t("Reports"), root: "/report", lines: reports },
  ];
  const here = pathname.toLowerCase();
  const isBelow = (path: string) => here === path || here.startsWith(`${path}/`);
  return menus.find(({ root, lines }) => isBelow(root) || lines.some(({ path }) => isBelow(path)));
}
