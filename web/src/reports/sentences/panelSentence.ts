// One sentence about a panel: the report, its range and filters, and the numbers that the panel shows.
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import type { Fact, PanelFacts } from "#web/ui/data/panelFacts.ts";
import type { ReportDescription } from "./reportDescription.ts";

const MOST_NAMED = 3;

const list = (items: readonly string[]) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
const named = ({ label, text }: Fact) => `${label} (${text})`;

function rankingText(panel: string, metric: string, facts: readonly Fact[]): string | undefined {
  const [leader, ...others] = facts.toSorted((a, b) => b.amount - a.amount).slice(0, MOST_NAMED);
  if (!leader) return undefined;
  const values = { panel, leader: leader.label, metric, value: leader.text };
  if (others.length === 0) return t("only {leader} in {panel} ({metric}: {value})", values);
  return t("{leader} leads in {panel} ({metric}: {value}), followed by {others}", {
    ...values,
    others: list(others.map(named)),
  });
}

function seriesText(metric: string, facts: readonly Fact[]): string | undefined {
  const last = facts.at(-1);
  if (!last || facts.length < 2) return undefined;
  const sorted = facts.toSorted((a, b) => a.amount - b.amount);
  const [low = last, high = last] = [sorted[0], sorted.at(-1)];
  if (low.amount === high.amount) return t("{metric} {value} at all times", { metric, value: low.text });
  return t("highest {metric} {high}, lowest {low}, latest {last}", {
    metric,
    high: `${high.text} (${high.label})`,
    low: `${low.text} (${low.label})`,
    last: `${last.text} (${last.label})`,
  });
}

function factsText(panel: string, facts: PanelFacts): string | undefined {
  if (facts.kind === "text") return facts.text;
  return facts.kind === "ranking"
    ? rankingText(panel, facts.metric, facts.facts)
    : seriesText(facts.metric, facts.facts);
}

/** Undefined if the panel has too little to say. */
export function panelSentence(report: ReportDescription, panel: string, facts: PanelFacts): string | undefined {
  const text = factsText(panel, facts);
  if (text === undefined) return undefined;
  const { title, range, filters } = report;
  if (filters.length === 0) return t("{title}, {range}: {text}.", { title, range, text });
  return t("{title}, {range}, only {filters}: {text}.", { title, range, filters: list(filters), text });
}
