// What narrows the error log besides the filters of every report: kinds, releases and whose the errors are, in the address.
import { t } from "#web/texts/t.ts";

export const errorKinds = ["SCRIPT", "REJECTION", "CONSOLE", "NETWORK"] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const kindLabels: Readonly<Record<string, string>> = {
  SCRIPT: t("Script error"),
  REJECTION: t("Unhandled rejection"),
  CONSOLE: t("Console error"),
  NETWORK: t("Network error"),
};

export interface ErrorFilterBar {
  kinds: ErrorKind[];
  releases: string[];
  /** number of a member; 0: nobody's */
  assignee: number | null;
}

const most = (values: string[], count: number) => [...new Set(values)].slice(0, count);

export function readErrorFilters(search: URLSearchParams): ErrorFilterBar {
  const kinds = search.getAll("kind").map((kind) => kind.toUpperCase());
  const who = search.get("assignee") ?? "";
  return {
    kinds: errorKinds.filter((kind) => kinds.includes(kind)),
    releases: most(
      search.getAll("release").filter((release) => release !== "" && release.length <= 100),
      20,
    ),
    assignee: /^\d{1,9}$/.test(who) ? Number(who) : null,
  };
}

/** The address with these parts changed; what narrows nothing is left out of it. */
export function writeErrorFilters(search: URLSearchParams, change: Partial<ErrorFilterBar>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { kinds, releases, assignee } = { ...readErrorFilters(search), ...change };
  for (const name of ["kind", "release", "assignee"]) next.delete(name);
  for (const kind of kinds) next.append("kind", kind.toLowerCase());
  for (const release of releases) next.append("release", release);
  if (assignee !== null) next.set("assignee", String(assignee));
  return next;
}

/** In the list, or taken out of it where it stands there. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
