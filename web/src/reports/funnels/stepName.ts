import { t } from "#web/texts/t.ts";

interface Named {
  readonly kind: string;
  readonly value: string;
  /** chosen by a member; empty: none */
  readonly name?: string;
  readonly goalName?: string | null | undefined;
}

const anyLabels: Readonly<Record<string, string>> = {
  PAGE: t("Any page"),
  CLICK: t("Any click"),
  SUBMIT: t("Any form"),
};

/** The name of a step: its own, or one made from its condition. */
export function stepName({ kind, value, name, goalName }: Named): string {
  if (name) return name;
  if (kind === "GOAL") return goalName ?? t("Goal");
  return value || (anyLabels[kind] ?? t("Step"));
}
