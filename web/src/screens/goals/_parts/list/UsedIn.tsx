import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";

interface Props {
  uses: readonly { kind: string; name: string }[];
  isDefault: boolean;
}

/** The number of tests, funnels and segments that use a goal. Their names are in the title. */
export function UsedIn({ uses, isDefault }: Props) {
  const count = (kind: string) => uses.filter((use) => use.kind === kind).length;
  const [tests, funnels, segments] = [count("TEST"), count("FUNNEL"), count("SEGMENT")];
  const labels = [
    ...(isDefault ? [t("Reports")] : []),
    ...(tests > 0 ? [phrase("{count, plural, one {# test} other {# tests}}", { count: tests })] : []),
    ...(funnels > 0 ? [phrase("{count, plural, one {# funnel} other {# funnels}}", { count: funnels })] : []),
    ...(segments > 0 ? [phrase("{count, plural, one {# segment} other {# segments}}", { count: segments })] : []),
  ];
  if (labels.length === 0) {
    return <Badge title={t("Not used anywhere, and not the default goal")}>{t("Unused")}</Badge>;
  }
  return <span title={uses.map(({ name }) => name).join(", ")}>{labels.join(", ")}</span>;
}
