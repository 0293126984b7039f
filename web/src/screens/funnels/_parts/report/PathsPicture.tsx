import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { t } from "#web/texts/t.ts";
import { Sankey } from "#web/ui/charts/sankey/Sankey.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { pathName } from "../../_lib/pathName.ts";
import type { Paths } from "../../_lib/readPaths.ts";

const HEIGHT = 380;
const LEAST_COLUMN = 120;

interface Props {
  paths: Paths;
  nameOf: (step: number) => string;
}

/** A column for each step, and one between two steps for what happened there. */
export function PathsPicture({ paths, nameOf }: Props) {
  const { nodes, links } = paths;
  const theme = useTheme();
  const steps = useMemo(() => nodes.filter(({ kind }) => kind === "STEP").map(({ step }) => step), [nodes]);
  const drawn = useMemo(() => {
    const left = nodes.map((_, at) => links.reduce((sum, { from, units }) => sum + (from === at ? units : 0), 0));
    return nodes.map((node, at) => {
      const { kind, step, units } = node;
      const isStep = kind === "STEP";
      const isLast = isStep && step === steps.at(-1);
      const dropped = isLast ? 0 : Math.max(0, units - (left[at] ?? 0));
      const lost =
        kind !== "EXIT" && dropped > 0 ? t("{share} dropped off", { share: percent(dropped / units, 0) }) : undefined;
      return {
        id: `${kind} ${step} ${node.name}`,
        column: steps.indexOf(step) * 2 + (isStep ? 0 : 1),
        value: units,
        dropped,
        name: pathName(node, nameOf),
        detail: compactNumber(units),
        rest: [exactNumber(units), lost].filter(Boolean).join(", "),
        color: kind === "EXIT" ? theme.color.danger : isStep ? undefined : theme.color.muted,
      };
    });
  }, [nodes, links, steps, nameOf, theme]);
  const ribbons = useMemo(
    () =>
      links.map(({ from, to, units }) => ({
        ...{ from, to, value: units },
        title: `${drawn[from]?.name} → ${drawn[to]?.name}: ${exactNumber(units)}`,
      })),
    [links, drawn],
  );
  const columns = Math.max(1, steps.length * 2 - 1);
  const heads = Array.from({ length: columns }, (_, column) => {
    const step = steps[column / 2];
    return step === undefined ? { title: "", detail: "" } : { title: t("Step {number}", { number: step }), detail: "" };
  });
  return (
    <Sankey
      label={t("Paths between the steps")}
      nodes={drawn}
      links={ribbons}
      columns={columns}
      heads={heads}
      height={HEIGHT}
      leastColumn={LEAST_COLUMN}
    />
  );
}
