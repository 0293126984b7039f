import { ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import type { FunnelStep } from "#web/reports/funnels/funnelSteps.ts";
import { MakeFunnel } from "#web/reports/funnels/MakeFunnel.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { backTo, levelNames, levelValue, readTrail } from "../_lib/acquisitionChoices.ts";
import { rowFunnel } from "../_lib/rowFunnel.ts";

/** Breadcrumbs of the drill-down. */
export function AcquisitionTrail({ goalStep }: { goalStep: FunnelStep | undefined }) {
  const [search, setSearch] = useSearchParams();
  const { taken } = readTrail(search);
  if (taken.length === 0) return null;
  const go = (count: number) => setSearch((now) => backTo(now, count), { preventScrollReset: true });
  return (
    <nav
      aria-label={t("Active filters")}
      css={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 8 }}
    >
      <ol
        css={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 4,
          margin: 0,
          padding: 0,
          listStyle: "none",
        }}
      >
        <li>
          <Button size="small" variant="ghost" onPress={() => go(0)}>
            {t("All channels")}
          </Button>
        </li>
        {taken.map(({ step, level, value }, n) => {
          const text = `${levelNames[level].one}: ${levelValue(level, value)}`;
          const isLast = n === taken.length - 1;
          return (
            <li
              key={step}
              css={(theme) => ({ display: "flex", alignItems: "center", gap: 4, color: theme.color.muted })}
            >
              <ChevronRight size={14} aria-hidden />
              {isLast ? (
                <strong
                  aria-current="true"
                  css={(theme) => ({
                    padding: "0 6px",
                    color: theme.color.text,
                    fontWeight: theme.weight.semibold,
                    overflowWrap: "anywhere",
                  })}
                >
                  {text}
                </strong>
              ) : (
                <Button size="small" variant="ghost" onPress={() => go(n + 1)}>
                  {text}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <MakeFunnel size="small" {...rowFunnel(taken, goalStep)} />
    </nav>
  );
}
