import { graphql, useFragment } from "react-relay";
import type { RankedNow_realtime$key } from "#web/__generated__/RankedNow_realtime.graphql.ts";
import { DimensionIcon } from "#web/reports/dimensions/DimensionIcon.tsx";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";

const SHOWN = 6;
const ROW = 34;
/** rows on phones, where the cards are below each other: space for six would be mostly empty */
const SHOWN_NARROW = 2;
/** height of the empty state */
const EMPTY = 96;

/** Current pages and sources, ranked by visitors. */
export function RankedNow({ realtime }: { realtime: RankedNow_realtime$key }) {
  const data = useFragment(
    graphql`
      fragment RankedNow_realtime on Realtime {
        active
        idle
        pages {
          name
          visitors
        }
        sources {
          name
          visitors
        }
        countries {
          name
          visitors
        }
        devices {
          name
          visitors
        }
      }
    `,
    realtime,
  );
  const isNarrow = useNarrow();
  const panels = [
    {
      rows: data.pages,
      title: t("Active pages"),
      dimension: "PAGE",
      definition: t("Each visitor counts once, on their latest page."),
    },
    { rows: data.sources, title: t("Channels"), dimension: "CHANNEL", definition: undefined },
    { rows: data.countries, title: t("Countries"), dimension: "COUNTRY", definition: undefined },
    { rows: data.devices, title: t("Devices"), dimension: "DEVICE", definition: undefined },
  ] as const;
  // below each other, four empty cards would repeat what the list of visitors says
  if (isNarrow && panels.every(({ rows }) => rows.length === 0)) return null;
  const minRows = isNarrow ? SHOWN_NARROW : SHOWN;
  return panels.map(({ rows, title, dimension, definition }) => {
    const items = rows.slice(0, SHOWN).map(({ name, visitors }) => ({
      id: name,
      icon: <DimensionIcon dimension={dimension} value={name} />,
      label: dimensionKind(dimension).write(name),
      value: visitors,
    }));
    return (
      <Panel key={dimension} title={title} height={items.length === 0 ? EMPTY : minRows * ROW} definition={definition}>
        {items.length === 0 ? (
          <EmptyState title={t("No visitors online")} minHeight={EMPTY} />
        ) : (
          <BarList label={title} items={items} total={data.active + data.idle} minRows={minRows} />
        )}
      </Panel>
    );
  });
}
