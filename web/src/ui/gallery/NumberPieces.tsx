import { useState } from "react";
import { Stat } from "../data/Stat.tsx";
import { duration } from "../format/duration.ts";
import { percent } from "../format/percent.ts";
import { Card } from "../layout/Card.tsx";
import { Columns } from "./Columns.tsx";
import { sessions, visitors } from "./data/samples.ts";

const stats = [
  { id: "visitors", label: "Visitors", value: 36_214, previous: 32_880, spark: visitors },
  { id: "sessions", label: "Sessions", value: 47_002, previous: 47_010, spark: sessions },
  { id: "bounce", label: "Bounce rate", value: 0.412, previous: 0.385, spark: undefined },
  { id: "time", label: "Session duration", value: 153, previous: 131, spark: undefined },
] as const;

const formats: Partial<Record<string, (value: number | null | undefined) => string>> = {
  bounce: percent,
  time: duration,
};

export function NumberPieces() {
  const [selected, setSelected] = useState("visitors");
  return (
    <>
      <Card title="Numbers of a dashboard">
        <div
          css={{
            display: "grid",
            gap: 8,
            gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
            margin: "0 -12px",
          }}
        >
          {stats.map((stat) => (
            <Stat
              key={stat.id}
              label={stat.label}
              value={stat.value}
              previous={stat.previous}
              format={formats[stat.id]}
              {...(stat.id === "bounce" ? { lowerIsBetter: true } : {})}
              {...(stat.id === "sessions" ? { definition: "A session ends after 30 minutes without activity." } : {})}
              selected={selected === stat.id}
              onSelect={() => setSelected(stat.id)}
            />
          ))}
        </div>
      </Card>
      <Columns min={220}>
        {stats.slice(0, 3).map((stat) => (
          <Card key={stat.id}>
            <Stat
              label={stat.label}
              value={stat.value}
              format={formats[stat.id]}
              previous={stat.previous}
              {...(stat.spark ? { spark: stat.spark } : {})}
            />
          </Card>
        ))}
        <Card>
          <Stat label="Online now" value={12} note="in the last 5 minutes" />
        </Card>
      </Columns>
    </>
  );
}
