// Filters of the error log besides those of every report: kinds, releases and assignees, stored in the URL.
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
  /** member number; 0: unassigned */
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

/** The URL with these parts changed; empty filters are omitted. */
export function writeErrorFilters(search: URLSearchParams, change: Partial<ErrorFilterBar>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { kinds, releases, assignee } = { ...readErrorFilters(search), ...change };
  for (const name of ["kind", "release", "assignee"]) next.delete(name);
  for (const kind of kinds) next.append("kind", kind.toLowerCase());
  for (const release of releases) next.append("release", release);
  if (assignee !== null) next.set("assignee", String(assignee));
  return next;
}

/** Adds the item to the list, or removes it. */
export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
