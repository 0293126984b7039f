import { useRef, useState } from "react";
import { ChartMenu } from "../charts/ChartMenu.tsx";
import { LineChart } from "../charts/LineChart.tsx";
import type { Column } from "../data/columns.ts";
import { toCsv } from "../data/toCsv.ts";
import { Card } from "../layout/Card.tsx";
import { SegmentedControl } from "../navigation/SegmentedControl.tsx";
import { days, daysBefore, visitors, visitorsBefore } from "./data/samples.ts";

const series = [{ id: "visitors", name: "Visitors", values: visitors, previous: visitorsBefore, area: true }];
const notes = [{ id: "1", time: "2026-11-09", text: "New pricing page went live", detail: "Ada" }];
const intervals = [
  { id: "day", label: "Days" },
  { id: "week", label: "Weeks" },
] as const;

interface DayRow {
  day: string;
  visitors: number;
}

const rows: DayRow[] = days.map((day, at) => ({ day, visitors: visitors[at] ?? 0 }));
const columns: Column<DayRow>[] = [
  { id: "day", title: "Day", value: (row) => row.day },
  { id: "visitors", title: "Visitors", value: (row) => row.visitors, numeric: true },
];

/** One line with its compared range, a note, a running day and a download. */
export function VisitorsPiece() {
  const figure = useRef<HTMLDivElement>(null);
  const [interval, setInterval] = useState<"day" | "week">("day");
  return (
    <Card
      title="Visitors"
      definition="Browsers that opened at least one page."
      actions={
        <>
          <ChartMenu name="Visitors" figure={figure} csv={() => toCsv(columns, rows)} />
          <SegmentedControl label="Interval" segments={intervals} selected={interval} onSelect={setInterval} />
        </>
      }
    >
      <div ref={figure}>
        <LineChart
          label="Visitors a day"
          times={days}
          previousTimes={daysBefore}
          interval="day"
          series={series}
          annotations={notes}
          inProgress
        />
      </div>
    </Card>
  );
}
