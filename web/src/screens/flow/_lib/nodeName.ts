import { t } from "#web/texts/t.ts";

/** Paths are shown unchanged, events are marked as such, and the rest of a column by its kind. */
interface Node {
  kind: string | null | undefined;
  name: string;
  /** the event's display name */
  title?: string | null | undefined;
}

export function nodeName({ kind, name, title }: Node): string {
  if (kind === "PAGE") return name;
  return kind === "EVENT" ? t("Event: {name}", { name: title || name }) : t("Other");
}
