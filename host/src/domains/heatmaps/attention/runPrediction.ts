// Runs predictions in threads, one at a time: each may need some hundred megabytes and all of a processor. The memory is
// free again when the thread ends.
import { Worker } from "node:worker_threads";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Prediction } from "./model/predict.ts";
import type { PredictionResult, PredictionTask } from "./predictionTask.ts";

/** Milliseconds. A picture of 16 megapixels takes about one second. */
const LIMIT_MS = 6000;
/** Including the one that runs; further requests are refused. */
const MAX_WAITING = 4;
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

function resultOf(task: PredictionTask, signal: AbortSignal): Promise<PredictionResult> {
  const worker = new Worker(new URL("./predictionWorker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: MEMORY,
    // nothing of the host's secrets
    env: {},
  });
  const tooSlow = () => new Problem(heatmapsRefusals.predictionTooSlow());
  return new Promise<PredictionResult>((resolve, reject) => {
    const stop = () => reject(tooSlow());
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", resolve);
    // out of memory, or a fault of the model
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooSlow() : error),
    );
    worker.once("exit", () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      stop();
    });
  }).finally(() => worker.terminate());
}

export async function runPrediction(task: PredictionTask, signal: AbortSignal): Promise<Prediction> {
  if (waiting >= MAX_WAITING) throw new Problem(heatmapsRefusals.predictionBusy(), { retryAfter: 5 });
  waiting++;
  const mine = last.then(() => {
    signal.throwIfAborted();
    return resultOf(task, signal);
  });
  last = mine.catch(() => undefined);
  try {
    const result = await mine;
    if ("prediction" in result) return result.prediction;
    throw new Problem(heatmapsRefusals[result.failure]());
  } finally {
    waiting--;
  }
}
