import { graphql, useFragment } from "react-relay";
import type {
  AroundPicture_around$data,
  AroundPicture_around$key,
} from "#web/__generated__/AroundPicture_around.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Stat } from "#web/ui/data/Stat.tsx";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { percent } from "#web/ui/format/percent.ts";
import { readStop, writeStop } from "../_lib/flowState.ts";
import { nodeName } from "../_lib/nodeName.ts";
import { useEnds } from "../_lib/useEnds.ts";
import { useFlowState } from "../_lib/useFlowState.ts";

type Neighbour = AroundPicture_around$data["before"][number];

const idOf = ({ kind, name }: Pick<Neighbour, "kind" | "name">) =>
  kind === "PAGE" || kind === "EVENT" ? writeStop({ kind, name }) : "rest";

/** Previous steps on the left, next steps on the right. Pressing a neighbor moves it to the middle. */
export function AroundPicture({ around }: { around: AroundPicture_around$key }) {
  const data = useFragment(
    graphql`
      fragment AroundPicture_around on FlowAround {
        times
        sessions
        entries
        exits
        loops
        before {
          kind
          name
          title
          times
        }
        after {
          kind
          name
          title
          times
        }
      }
    `,
    around,
  );
  const [, change] = useFlowState();
  const ends = useEnds();
  const { times } = data;
  const move = (id: string) => {
    const stop = readStop(id);
    if (stop) change({ around: stop });
  };
  const items = (list: readonly Neighbour[]) =>
    list.map(({ kind, name, title, times: often }) => ({
      id: idOf({ kind, name }),
      label: nodeName({ kind, name, title }),
      value: often,
    }));
  const end = (id: string, label: string, value: number, drilldown: Drilldown) =>
    value > 0 ? [{ id, label, value, drilldown }] : [];
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.three,
        gridTemplateColumns: "minmax(0, 1fr) 160px minmax(0, 1fr)",
        alignItems: "start",
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
      })}
    >
      <section aria-label={t("Before")}>
        <p css={(theme) => ({ ...caption(theme), margin: "0 0 6px" })}>{t("Before")}</p>
        <BarList
          label={t("Before")}
          items={[...end("entry", t("Entered here"), data.entries, ends.entries), ...items(data.before)]}
          total={times}
          onSelect={move}
        />
      </section>
      <div css={{ display: "grid", gap: 12 }}>
        <Stat label={t("Occurrences")} value={times} />
        <Stat label={t("Sessions")} value={data.sessions} to={ends.sessions} />
        <Stat label={t("Entries")} value={data.entries} note={percent(data.entries / times)} />
        <Stat label={t("Exits")} value={data.exits} note={percent(data.exits / times)} />
        <Stat label={t("Returned")} value={data.loops} note={percent(data.loops / times)} />
      </div>
      <section aria-label={t("After")}>
        <p css={(theme) => ({ ...caption(theme), margin: "0 0 6px" })}>{t("After")}</p>
        <BarList
          label={t("After")}
          items={[...end("exit", t("Exited here"), data.exits, ends.exits), ...items(data.after)]}
          total={times}
          onSelect={move}
        />
      </section>
    </div>
  );
}
