// Compares the gateway with an endpoint without GraphQL that returns the same data from the same calls.
import { withDataFolder } from "../product/dataFolder.ts";
import { withProduct } from "../product/openProduct.ts";
import { operationOf, readScreens, screenAt, shellOperations } from "../product/operations.ts";
import type { AppScreen, Operation } from "../product/operations.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { budgetRow, failedRow, kilobytes, megabytes, microseconds, milliseconds, ratioRow } from "../report/row.ts";
import type { Row } from "../report/row.ts";
import { openContest } from "./contenders.ts";
import type { Contest } from "./contenders.ts";
import { measure } from "./rounds.ts";
import type { Durations, Measured } from "./rounds.ts";
import { agree } from "./sameData.ts";
import type { Agreed } from "./sameData.ts";

interface Effort {
  rounds: number;
  seconds: Durations;
  connections: number;
  events: number;
  /** visitors in the response of the realtime screen */
  active: number;
}

const usual = {
  rounds: 5,
  seconds: { warm: 3, rate: 0.8, full: 0.8, wait: 0.3 },
  connections: 16,
  events: 200_000,
  active: 2000,
};
const efforts: Record<Scale, Effort> = {
  check: {
    rounds: 1,
    seconds: { warm: 0.1, rate: 0.1, full: 0.1, wait: 0.05 },
    connections: 4,
    events: 5000,
    active: 50,
  },
  quick: { ...usual, rounds: 1 },
  usual,
  full: usual,
};

interface Subject {
  name: string;
  operation(screens: readonly AppScreen[]): Operation | undefined;
  mostCpu: number;
}

const screen = (path: string) => (screens: readonly AppScreen[]) => screenAt(screens, path).operation();

/** From the poll of every open page to thousands of visitors with their fields. */
const subjects: readonly Subject[] = [
  { name: "small", operation: () => ({ ...operationOf("query", "appVersion"), variables: {} }), mostCpu: 1.25 },
  { name: "list", operation: screen("/website"), mostCpu: 1.25 },
  { name: "shell", operation: () => shellOperations()[0], mostCpu: 1.25 },
  { name: "dashboard", operation: screen("/dashboard"), mostCpu: 1.25 },
  { name: "large", operation: screen("/visitor/realtime"), mostCpu: 1.2 },
];
const LEAST_THROUGHPUT = 0.8;
const MOST_WAITING = 1.05;
const MOST_MEMORY = 250;

const perSecond = (value: number) => `${value.toFixed(0)}/s`;

function rowsOf(name: string, mostCpu: number, { gateway, limit }: Measured, { bytes }: Agreed): Row[] {
  const cpu = { most: mostCpu };
  return [
    ratioRow(`${name}: CPU per request, same rate`, [gateway.cpu, limit.cpu], microseconds, cpu),
    ratioRow(`${name}: CPU per request, full speed`, [gateway.fullCpu, limit.fullCpu], microseconds, cpu),
    ratioRow(`${name}: requests at most`, [gateway.perSecond, limit.perSecond], perSecond, { least: LEAST_THROUGHPUT }),
    ratioRow(`${name}: p50, host 5 ms away`, [gateway.p50, limit.p50], milliseconds, { most: MOST_WAITING }),
    {
      ...ratioRow(`${name}: bytes with headers`, [[bytes.gateway], [bytes.limit]], kilobytes, { most: 1 }),
      goal: "",
      isReached: undefined,
    },
  ];
}

async function compare(contest: Contest, part: Part, { rounds, seconds }: Effort): Promise<void> {
  const screens = await readScreens();
  let memory = 0;
  for (const { name, operation: find, mostCpu } of subjects) {
    await addRows(part, name, async () => {
      const operation = find(screens);
      if (!operation) throw new Error("the app has no such operation");
      const agreed = await agree(contest, operation);
      const both = await measure(contest, operation, agreed, { rounds, seconds });
      memory = Math.max(memory, both.gateway.memory);
      part.notes.push(
        `${name}: ${operation.name}, ${both.gateway.requests} requests, 0 wrong replies, ` +
          `${both.callsPerRequest.toFixed(2)} upstream calls each of ${agreed.calls.length} distinct ones in ${agreed.waves} waves`,
      );
      return rowsOf(name, mostCpu, both, agreed);
    });
  }
  const what = "memory after all operations";
  part.rows.push(
    memory > 0 ? budgetRow(what, memory, MOST_MEMORY, megabytes) : failedRow(what, "no operation was measured"),
  );
}

export const gatewayPart: Benchmark = {
  title: "Gateway (reference: the same calls and data, without GraphQL)",
  measure: (part, scale) =>
    withDataFolder((folder) =>
      withProduct(folder, efforts[scale], async (product) => {
        const effort = efforts[scale];
        await compare(await openContest(product, effort.connections), part, effort);
      }),
    ),
};
