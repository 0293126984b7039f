import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { significanceLabels, significanceOf } from "../../_lib/differenceTexts.ts";

const LEAST_SHOWN = 0.001;

export const formatP = (p: number): string =>
  p < LEAST_SHOWN
    ? t("p < {value}", { value: fixedNumber(LEAST_SHOWN, 3) })
    : t("p = {value}", { value: fixedNumber(p, 3) });

/** Whether a result is significant, with its p. */
export function SignificanceBadge({ p }: { p: number | null | undefined }) {
  const significance = significanceOf(p);
  return (
    <Badge
      tone={significance === "significant" ? "accent" : "neutral"}
      {...(typeof p === "number" && { title: formatP(p) })}
    >
      {significanceLabels[significance]}
    </Badge>
  );
}
