import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";

interface Props {
  uses: readonly { kind: string; name: string }[];
  isDefault: boolean;
}

/** How many tests and funnels count by a goal; their names in the title. */
export function UsedIn({ uses, isDefault }: Props) {
  const count = (kind: string) => uses.filter((use) => use.kind === kind).length;
  const [tests, funnels] = [count("TEST"), count("FUNNEL")];
  const words = [
    ...(isDefault ? [t("Reports")] : []),
    ...(tests > 0 ? [phrase("{count, plural, one {# test} other {# tests}}", { count: tests })] : []),
    ...(funnels > 0 ? [phrase("{count, plural, one {# funnel} other {# funnels}}", { count: funnels })] : []),
  ];
  if (words.length === 0) {
    return <span css={(t) => ({ color: t.color.muted })}>{t("Unused")}</span>;
  }
  return <span title={uses.map(({ name }) => name).join(", ")}>{words.join(", ")}</span>;
}
