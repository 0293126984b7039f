import { X } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import type { Drill } from "#web/reports/drilldown/drillAddress.ts";

/** The pairs of the address, each with a way to take it away. */
export function DrillPairs({ drill }: { drill: Drill }) {
  const navigate = useNavigate();
  if (drill.pairs.length === 0) return null;
  return (
    <ol
      aria-label={t("Drilled down to")}
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        gap: theme.space.one,
        margin: `0 0 ${theme.space.two}px`,
        padding: 0,
        listStyle: "none",
      })}
    >
      {drill.pairs.map(({ dimension, value }, n) => {
        const { head, write } = dimensionKind(dimension);
        const text = `${head}: ${write(value)}`;
        return (
          <li key={dimension}>
            <Button
              size="small"
              icon={<X aria-hidden />}
              aria-label={t("Take away {text}", { text })}
              onPress={() =>
                void navigate({
                  pathname: drill.pathOf(drill.pairs.filter((_, m) => m !== n)),
                  search: withoutChoice(location.search),
                })
              }
            >
              {text}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** The dimension and the page of the table belong to the place that is left. */
export function withoutChoice(search: string): string {
  const next = new URLSearchParams(search);
  next.delete("by");
  next.delete("offset");
  return next.toString();
}
