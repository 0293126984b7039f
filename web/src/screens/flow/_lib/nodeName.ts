import { t } from "#web/texts/t.ts";

/** A path as it is, an event as such, and the rest of a column by what it is. */
interface Node {
  kind: string | null | undefined;
  name: string;
  /** what members call the event */
  title?: string | null | undefined;
}

export function nodeName({ kind, name, title }: Node): string {
  if (kind === "PAGE") return name;
  return kind === "EVENT" ? t("Event: {name}", { name: title || name }) : t("Other");
}
