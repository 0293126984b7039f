import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type {
  FrictionFiguresQuery,
  FrictionFiguresQuery$data,
} from "#web/__generated__/FrictionFiguresQuery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import { usePanelFacts } from "#web/ui/data/panelFacts.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { frictionKinds, type FrictionKind } from "../_lib/frictionKinds.ts";
import { FrictionLinks } from "./FrictionLinks.tsx";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

export const frictionFiguresQuery = graphql`
  query FrictionFiguresQuery($project: ID, $range: RangeInput!, $compare: Comparison, $filters: FilterInput)
  @throwOnFieldError {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters) {
            friction {
              now {
                rage {
                  count
                  sessions
                }
                dead {
                  count
                  sessions
                }
                errors {
                  count
                  sessions
                }
                slowPages
                measuredPages
                lcp
              }
              previous {
                rage {
                  count
                }
                dead {
                  count
                }
                errors {
                  count
                }
                slowPages
              }
            }
          }
        }
      }
    }
  }
`;

type Project = NonNullable<FrictionFiguresQuery$data["viewer"]["project"]>;
type Report = NonNullable<NonNullable<Project["traffic"]["report"]>["friction"]>;
type Now = Report["now"];

const inSessions = (count: number) => phrase("in {count, plural, one {# session} other {# sessions}}", { count });

function formatSlowPages({ lcp, measuredPages }: Now): string {
  if (lcp === null || lcp === undefined) return t("No measurements");
  const seconds = fixedNumber(lcp / 1000, 1);
  if (measuredPages === 0) return t("3 in 4 loads within {seconds} s, too few to rate pages", { seconds });
  const pages = { seconds, count: measuredPages };
  return phrase("3 in 4 loads within {seconds} s, {count, plural, one {# page} other {# pages}} measured", pages);
}

interface Reading {
  count(figures: Now | NonNullable<Report["previous"]>): number;
  /** text below the number */
  detail(now: Now): string;
}

const readings: Record<FrictionKind["id"], Reading> = {
  rage: { count: ({ rage }) => rage.count, detail: ({ rage }) => inSessions(rage.sessions) },
  dead: { count: ({ dead }) => dead.count, detail: ({ dead }) => inSessions(dead.sessions) },
  error: { count: ({ errors }) => errors.count, detail: ({ errors }) => inSessions(errors.sessions) },
  slow: { count: ({ slowPages }) => slowPages, detail: formatSlowPages },
};

interface Props {
  queryRef: PreloadedQuery<FrictionFiguresQuery>;
  canFollow: boolean;
}

export function FrictionFigures({ queryRef, canFollow }: Props) {
  const { viewer } = usePreloadedQuery<FrictionFiguresQuery>(frictionFiguresQuery, queryRef);
  const drilldowns = useDrilldowns();
  const friction = viewer.project?.traffic.report?.friction;
  usePanelFacts(() => {
    if (!friction) return undefined;
    const figures = frictionKinds.map(({ id, label }) => `${label} ${readings[id].count(friction.now)}`);
    return { kind: "text", text: figures.join(", ") };
  });
  if (!friction) return null;
  const { now, previous } = friction;
  // the text below the number links to the visitors
  const toOf = ({ event }: FrictionKind) => {
    const { recordings } = event === null ? {} : drilldowns({ event });
    return canFollow && recordings ? { recordings } : undefined;
  };
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
      })}
    >
      {frictionKinds.map((kind) => (
        <Stat
          key={kind.id}
          label={kind.label}
          definition={kind.definition}
          value={kind.id === "slow" && now.measuredPages === 0 ? null : readings[kind.id].count(now)}
          previous={previous && readings[kind.id].count(previous)}
          lowerIsBetter
          to={toOf(kind)}
          note={<FrictionLinks kind={kind} detail={readings[kind.id].detail(now)} canFollow={canFollow} />}
        />
      ))}
    </div>
  );
}
