// Compares the gateway with an endpoint without GraphQL that returns the same data from the same calls.
import { failedRow, median, once, ratios } from "../report/row.ts";
import type { Part, Row } from "../report/row.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import { openContest } from "./contenders.ts";
import type { Contest } from "./contenders.ts";
import { measured as queries, operationOf } from "./operations.ts";
import type { Operation } from "./operations.ts";
import { measure } from "./rounds.ts";
import type { Measured } from "./rounds.ts";
import { agree } from "./sameData.ts";

const ROUNDS = { quick: 1, usual: 5 };
const CONNECTIONS = 16;
const MOST_MEMORY = 250;

const cpuGoals: Record<string, number> = { small: 1.25, list: 1.25, dashboard: 1.25, large: 1.2 };
const LEAST_THROUGHPUT = 0.8;
const MOST_WAITING = 1.05;

const us = (values: readonly number[]) => `${median(values).toFixed(0)} us`;
const perSecond = (values: readonly number[]) => `${median(values).toFixed(0)}/s`;
const ms = (values: readonly number[]) => `${median(values).toFixed(2)} ms`;

function rowsOf({ name }: Operation, { gateway, limit }: Measured): Row[] {
  const cpu = ratios(gateway.cpu, limit.cpu);
  const speed = ratios(gateway.perSecond, limit.perSecond);
  const wait = ratios(gateway.p50, limit.p50);
  const goal = cpuGoals[name] ?? 1;
  return [
    {
      what: `${name}: CPU a request, same rate`,
      ours: us(gateway.cpu),
      reference: us(limit.cpu),
      ...cpu,
      goal: `at most ${goal}`,
      isReached: cpu.ratio <= goal,
    },
    {
      what: `${name}: requests at most, ${CONNECTIONS} connections`,
      ours: perSecond(gateway.perSecond),
      reference: perSecond(limit.perSecond),
      ...speed,
      goal: `at least ${LEAST_THROUGHPUT}`,
      isReached: speed.ratio >= LEAST_THROUGHPUT,
    },
    {
      what: `${name}: p50, host 5 ms away`,
      ours: ms(gateway.p50),
      reference: ms(limit.p50),
      ...wait,
      goal: `at most ${MOST_WAITING}`,
      isReached: wait.ratio <= MOST_WAITING,
    },
  ];
}

async function compare(contest: Contest, rounds: number): Promise<Part> {
  const part: Part = { name: "Gateway (reference: the same calls and answer, without GraphQL)", rows: [], notes: [] };
  let memory = 0;
  let limitMemory = 0;
  for (const [name, query] of Object.entries(queries)) {
    try {
      const operation = operationOf(name, query);
      const agreed = await agree(contest, operation);
      const measured = await measure(contest, operation, agreed, rounds);
      part.rows.push(...rowsOf(operation, measured));
      memory = Math.max(memory, measured.gateway.memory);
      limitMemory = Math.max(limitMemory, measured.limit.memory);
      part.notes.push(
        `${name}: ${query}, ${measured.gateway.requests} requests, 0 wrong replies, ` +
          `${measured.callsPerRequest.toFixed(2)} upstream calls each of ${agreed.calls.length} distinct ones in ${agreed.waves} waves`,
      );
    } catch (error) {
      part.rows.push(failedRow(`${name} (${query})`, error));
    }
  }
  part.rows.push({
    what: "memory after all of it",
    ours: `${memory.toFixed(0)} MB`,
    reference: `${limitMemory.toFixed(0)} MB`,
    ...once(memory, limitMemory),
    goal: `at most ${MOST_MEMORY} MB`,
    isReached: memory <= MOST_MEMORY,
  });
  return part;
}

export function gatewayPart({ quick }: { quick: boolean }): Promise<Part> {
  return withTemporaryFolder(async (folder) => {
    const contest = await openContest(folder, CONNECTIONS);
    try {
      return await compare(contest, quick ? ROUNDS.quick : ROUNDS.usual);
    } finally {
      await contest.end();
    }
  });
}
