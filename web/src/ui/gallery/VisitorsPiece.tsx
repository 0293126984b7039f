import { useState } from "react";
import { LineChart } from "../charts/LineChart.tsx";
import { useChartFile } from "../charts/useChartFile.tsx";
import { daysLabel } from "../format/dateLabel.ts";
import { Card } from "../layout/Card.tsx";
import { SegmentedControl } from "../navigation/SegmentedControl.tsx";
import { days, daysBefore, visitors, visitorsBefore } from "./data/samples.ts";

const series = [{ id: "visitors", name: "Visitors", values: visitors, previous: visitorsBefore, area: true }];
const notes = [{ id: "1", time: "2026-11-09", text: "New pricing page went live", detail: "Ada" }];
const intervals = [
  { id: "day", label: "Days" },
  { id: "week", label: "Weeks" },
] as const;

/** One line with its comparison range, a note, an incomplete day and a download. */
export function VisitorsPiece() {
  const file = useChartFile("visitors");
  const [interval, setInterval] = useState<"day" | "week">("day");
  return (
    <Card
      title="Visitors"
      definition="Browsers that opened at least one page."
      actions={
        <>
          <SegmentedControl label="Interval" segments={intervals} selected={interval} onSelect={setInterval} />
          {file.menu}
        </>
      }
    >
      {file.wrap(
        <LineChart
          label="Visitors a day"
          times={days}
          previousTimes={daysBefore}
          ranges={{
            now: daysLabel(days[0] ?? "", days.at(-1) ?? ""),
            before: daysLabel(daysBefore[0] ?? "", daysBefore.at(-1) ?? ""),
          }}
          interval="day"
          series={series}
          annotations={notes}
          inProgress
        />,
      )}
    </Card>
  );
}
