import { graphql, useFragment } from "react-relay";
import type { useSignificant_difference$key } from "#web/__generated__/useSignificant_difference.graphql.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { percent } from "#web/ui/format/percent.ts";
import { propertyLabel, significanceOf, valueLabel } from "./differenceTexts.ts";

const MOST_NAMED = 3;

/** The values that explain most of a difference, as part of a sentence. */
export function useSignificant(difference: useSignificant_difference$key | null): string {
  const data = useFragment(
    graphql`
      fragment useSignificant_difference on TrafficDifference @throwOnFieldError {
        segments {
          property
          name
          share
          p
        }
      }
    `,
    difference,
  );
  const found = (data?.segments ?? []).filter(({ p }) => significanceOf(p) === "significant").slice(0, MOST_NAMED);
  if (found.length === 0) return t("no value changed significantly");
  const values = found.map(({ property, name, share }) => {
    const value = { property, name };
    return `${propertyLabel(value)} ${valueLabel(value)} (${percent(share, 0)})`;
  });
  return t("significant: {values} of the difference", {
    values: new Intl.ListFormat(locale(), { type: "conjunction" }).format(values),
  });
}
