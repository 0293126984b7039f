// Sends lines to the host. Retries if the host is busy or starting. Any other failure is reported in a sentence.
import { Failure } from "@sightline/schema/rest/failure";
import { ImportedLines, importLog, type LogLine } from "@sightline/schema/rest/projects/importing";
import { setTimeout as wait } from "node:timers/promises";
import type { Asked } from "./commandLine.ts";

const TRIES = 10;
/** milliseconds */
const PATIENCE = 120_000;
const hints: Partial<Record<string, string>> = {
  UNAUTHENTICATED: "the key is not known there, has expired or was revoked; say another with --key or IMPORT_KEY",
  NOT_FOUND: "no project of the key's company has that key; copy it from the project's snippet",
};

async function post(
  { host, key, project, site, forwardedFor, anyAge }: Asked,
  lines: readonly LogLine[],
): Promise<Response> {
  const path = importLog.path.replace("{widget_key}", encodeURIComponent(project));
  try {
    return await fetch(new URL(path, host), {
      method: importLog.method,
      headers: { jwt: key, "content-type": "application/json" },
      body: JSON.stringify({ site, forwarded_for: forwardedFor, any_age: anyAge, lines }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new Error(`${host} does not answer; is the host running? Say another with --host`, { cause: error });
  }
}

async function refusalOf(answer: Response, host: string): Promise<Error> {
  const failure = Failure.safeParse(await answer.json().catch(() => undefined));
  if (!failure.success) return new Error(`${host} answered ${answer.status}; --host must name the REST API host`);
  const { err, code } = failure.data;
  const hint = hints[code ?? ""];
  return new Error(hint ? `${err}: ${hint}` : err);
}

export async function sendLines(requested: Asked, lines: readonly LogLine[]): Promise<ImportedLines> {
  for (let tries = 1; ; tries++) {
    const answer = await post(requested, lines);
    if (answer.ok) {
      const taken = ImportedLines.safeParse(await answer.json().catch(() => undefined));
      if (taken.success) return taken.data;
      throw new Error(`${requested.host} answers something else; --host must name the REST API host`);
    }
    const isBusy = answer.status === 503 || answer.status === 429;
    if (!isBusy || tries >= TRIES) throw await refusalOf(answer, requested.host);
    await answer.body?.cancel();
    await wait(1000 * Math.min(30, Number(answer.headers.get("retry-after")) || 1));
  }
}
