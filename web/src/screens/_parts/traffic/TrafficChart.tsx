import { useImperativeHandle, useRef, type Ref } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  TrafficChart_report$data,
  TrafficChart_report$key,
} from "#web/__generated__/TrafficChart_report.graphql.ts";
import { useSearchChoice } from "#web/filters/useSearchChoice.ts";
import { metricIds, metricKind } from "#web/screens/_parts/metricKinds.ts";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { ChartMenu } from "#web/ui/charts/ChartMenu.tsx";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { toCsv } from "#web/ui/data/toCsv.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { useMarks } from "../notes/useMarks.ts";
import { intervals } from "../report/reportChoices.ts";
import { NoteMarks } from "./NoteMarks.tsx";

const HEIGHT = 300;
const intervalNames = {
  AUTO: t("Auto"),
  HOUR: t("Hour"),
  DAY: t("Day"),
  WEEK: t("Week"),
  MONTH: t("Month"),
} as const;

/** One metric over time against the compared range, with the notes of the range. */
export function TrafficChart({ report }: { report: TrafficChart_report$key }) {
  const [metric] = useSearchChoice("metric", metricIds, "VISITORS");
  const [interval, choose] = useSearchChoice("interval", intervals, "AUTO");
  const kind = metricKind(metric);
  const figure = useRef<HTMLDivElement>(null);
  // the data is known further inside, where its fragment is read
  const data = useRef<ChartData>(null);
  return (
    <Panel
      title={kind.label}
      definition={kind.definition}
      height={HEIGHT}
      actions={
        <>
          <SegmentedControl
            label={t("Interval")}
            segments={intervals.map((id) => ({ id, label: intervalNames[id] }))}
            selected={interval}
            onSelect={choose}
          />
          <ChartMenu
            name={`${kind.label.toLowerCase()}-over-time`}
            figure={figure}
            csv={() => data.current?.csv() ?? ""}
          />
        </>
      }
    >
      <div ref={figure}>
        <Chart report={report} ref={data} />
      </div>
    </Panel>
  );
}

type Point = NonNullable<TrafficChart_report$data["series"]>["points"][number];

/** What the head of the card asks of the chart. */
interface ChartData {
  csv(): string;
}

const csvColumns: Column<Point>[] = [
  { id: "at", title: t("Time"), value: (point) => point.at },
  { id: "value", title: t("Value"), value: (point) => point.value },
  { id: "previous", title: t("Before"), value: (point) => point.previous },
];

function Chart({ report, ref }: { report: TrafficChart_report$key; ref: Ref<ChartData> }) {
  const { series, annotations, changes } = useFragment(
    graphql`
      fragment TrafficChart_report on TrafficReport @throwOnFieldError {
        series(metric: $metric, interval: $interval) {
          metric
          interval
          points {
            at
            value
            previous
            isPartial
          }
        }
        annotations {
          ...useMarks_note
        }
        changes {
          ...useMarks_change
        }
      }
    `,
    report,
  );
  const rows = series?.points;
  const marks = useMarks(annotations, changes, rows?.map(({ at }) => at) ?? []);
  useImperativeHandle(ref, () => ({ csv: () => toCsv(csvColumns, rows ?? []) }), [rows]);
  if (!series) return null;
  const kind = metricKind(series.metric as (typeof metricIds)[number]);
  const { points } = series;
  const isCompared = points.some((point) => (point.previous ?? 0) > 0);
  return (
    <>
      <LineChart
        label={t("{label} over time", { label: kind.label })}
        height={HEIGHT}
        interval={series.interval.toLowerCase() as "hour" | "day" | "week" | "month"}
        times={points.map((point) => point.at)}
        series={[
          {
            id: kind.id,
            name: kind.label,
            values: points.map((point) => point.value ?? null),
            area: true,
            ...(isCompared ? { previous: points.map((point) => point.previous ?? null) } : {}),
          },
        ]}
        inProgress={points.at(-1)?.isPartial ?? false}
        annotations={marks.drawn}
        format={kind.write}
      />
      <NoteMarks marks={marks} />
    </>
  );
}
