import { presetDays } from "@sightline/schema/rest/ranges/presets";
import { lazy, Suspense, useState } from "react";
import { BarChart } from "../charts/BarChart.tsx";
import { BarList } from "../charts/BarList.tsx";
import { Donut } from "../charts/Donut.tsx";
import { HeatGrid } from "../charts/HeatGrid.tsx";
import { LineChart } from "../charts/LineChart.tsx";
import { DateRangePicker } from "../dates/DateRangePicker.tsx";
import type { Comparison, DateRangeValue } from "../dates/rangeValue.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Card } from "../layout/Card.tsx";
import { Columns } from "./Columns.tsx";
import { VisitorsPiece } from "./VisitorsPiece.tsx";
import { countries, days, devices, hoursOfWeek, sessions, sources, visitors } from "./data/samples.ts";

const WorldMap = lazy(() => import("../charts/WorldMap.tsx").then((chunk) => ({ default: chunk.WorldMap })));

const today = "2026-11-21";
const two = [
  { id: "visitors", name: "Visitors", values: visitors },
  { id: "sessions", name: "Sessions", values: sessions },
];
const months = ["Jul", "Aug", "Sep", "Oct", "Nov"];
const stacks = [
  { id: "new", name: "New", values: [820, 932, 901, 1290, 1330] },
  { id: "back", name: "Returning", values: [320, 382, 371, 434, 690] },
];
const dots = [
  { id: "a", lon: 13.4, lat: 52.5, age: 2 },
  { id: "b", lon: -74, lat: 40.7, age: 100 },
  { id: "c", code: "JP", age: 280 },
];

export function ChartPieces() {
  const [range, setRange] = useState<DateRangeValue>({
    preset: "LAST_30_DAYS",
    ...presetDays("LAST_30_DAYS", today),
  });
  const [comparison, setComparison] = useState<Comparison>("PREVIOUS_PERIOD");
  return (
    <>
      <VisitorsPiece />
      <Card
        title="Two series and a range picker"
        actions={
          <DateRangePicker
            value={range}
            onChange={setRange}
            comparison={comparison}
            onComparisonChange={setComparison}
            today={today}
            firstDay="2026-01-01"
          />
        }
      >
        <LineChart label="Visitors and sessions a day" times={days} interval="day" series={two} height={200} />
      </Card>
      <Columns>
        <Card title="Sources">
          <BarList label="Sources" items={sources} total={17_566} onSelect={() => undefined} />
        </Card>
        <Card title="Devices">
          <Donut label="Visitors by device" slices={devices} unit="visitors" />
        </Card>
        <Card title="New and returning">
          <BarChart
            label="New and returning visitors a month"
            categories={months}
            series={stacks}
            stacked
            height={190}
          />
        </Card>
        <Card title="Horizontal">
          <BarChart
            label="New visitors a month"
            categories={months}
            series={stacks.slice(0, 1)}
            horizontal
            height={190}
          />
        </Card>
      </Columns>
      <Card title="Countries">
        <Suspense fallback={<Skeleton shape="block" height={380} />}>
          <WorldMap label="Visitors by country" values={countries} pulses={dots} height={380} />
        </Suspense>
      </Card>
      <Card title="Busy hours">
        <HeatGrid
          label="Visitors by weekday and hour"
          grid={hoursOfWeek}
          rowTotals={hoursOfWeek.map((row) => row.reduce((sum, value) => sum + value, 0))}
          columnTotals={
            hoursOfWeek[0]?.map((_, hour) => hoursOfWeek.reduce((sum, row) => sum + (row[hour] ?? 0), 0)) ?? []
          }
          total={hoursOfWeek.flat().reduce((sum, value) => sum + value, 0)}
        />
      </Card>
    </>
  );
}
