// Runs predictions in threads, one at a time: each may need some hundred megabytes and all of a processor. The memory is
// free again when the thread ends.
import { Worker } from "node:worker_threads";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Prediction } from "./model/predict.ts";
import type { PredictionResult, PredictionTask } from "./predictionTask.ts";

/** Milliseconds from the request, including the wait for the others. A picture of 16 megapixels takes about one second. */
const LIMIT_MS = 5000;
/** Including the one that runs; further requests are refused. */
const MAX_WAITING = 4;
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const busy = () => new Problem(heatmapsRefusals.predictionBusy(), { retryAfter: 5 });

function resultOf(task: PredictionTask, signal: AbortSignal): Promise<PredictionResult> {
  if (signal.aborted) return Promise.reject(busy());
  const worker = new Worker(new URL("./predictionWorker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: MEMORY,
    // nothing of the host's secrets
    env: {},
    // decoders print what they think of a file
    stdout: true,
    stderr: true,
  });
  const tooSlow = () => new Problem(heatmapsRefusals.predictionTooSlow());
  return new Promise<PredictionResult>((resolve, reject) => {
    const stop = () => reject(tooSlow());
    signal.addEventListener("abort", stop, { once: true });
    worker.once("message", resolve);
    worker.once("exit", stop);
    // a fault of the model, unless the page or picture needs more memory than the thread may have
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooSlow() : error),
    );
  }).finally(() => worker.terminate());
}

export async function runPrediction(task: PredictionTask, closed: AbortSignal): Promise<Prediction> {
  if (waiting >= MAX_WAITING) throw busy();
  waiting++;
  const signal = AbortSignal.any([closed, AbortSignal.timeout(LIMIT_MS)]);
  const mine = last.then(() => resultOf(task, signal));
  last = mine.catch(() => undefined);
  try {
    const result = await mine;
    if ("prediction" in result) return result.prediction;
    throw new Problem(heatmapsRefusals[result.failure]());
  } finally {
    waiting--;
  }
}
