import { t } from "#web/texts/t.ts";

/** A path as it is, an event as such, and the rest of a column by what it is. */
export function nodeName({ kind, name }: { kind: string | null | undefined; name: string }): string {
  if (kind === "PAGE") return name;
  return kind === "EVENT" ? t("Event: {name}", { name }) : t("All others");
}
