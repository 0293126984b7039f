// Computes one prediction in a thread of its own, which ends afterwards: neither a hostile file nor the time it takes
// affects other requests.
import { gunzipSync } from "node:zlib";
import { parentPort, workerData } from "node:worker_threads";
import { MAX_CHUNK_TEXT } from "@sightline/schema/rest/recordings/chunks";
import { predictLayout, predictPixels, type Prediction } from "./model/predict.ts";
import { decodeImage } from "./page/decodeImage.ts";
import { estimateLayout } from "./page/estimateLayout.ts";
import { pageOfHtml, pageOfSnapshot, type PageNode } from "./page/pageNode.ts";
import type { PredictionFailure, PredictionResult, PredictionTask } from "./predictionTask.ts";

const FULL_SNAPSHOT = 2;

class Failed extends Error {
  readonly failure: PredictionFailure;
  constructor(failure: PredictionFailure) {
    super(failure);
    this.failure = failure;
  }
}

function predictPage(page: readonly PageNode[]): Prediction {
  const layout = estimateLayout(page);
  if (layout.boxes.length === 0) throw new Failed("pageEmpty");
  return predictLayout(layout, "estimated_layout");
}

/** The chunk's first line is its envelope. */
function snapshotIn(chunk: Uint8Array): unknown {
  const text = gunzipSync(chunk, { maxOutputLength: MAX_CHUNK_TEXT }).toString("utf8");
  for (const line of text.split("\n").slice(1)) {
    const event = JSON.parse(line || "null") as { type?: number; data?: { node?: unknown } } | null;
    if (event?.type === FULL_SNAPSHOT) return event.data?.node;
  }
  throw new Failed("snapshotNotFound");
}

async function predict(task: PredictionTask): Promise<Prediction> {
  switch (task.kind) {
    case "image": {
      const pixels = await decodeImage(task.file, task.type).catch(() => {
        throw new Failed("imageUnreadable");
      });
      return predictPixels(pixels);
    }
    case "html":
      return predictPage(pageOfHtml(task.html));
    case "snapshot":
      return predictPage(pageOfSnapshot(snapshotIn(task.chunk)));
    case "layout":
      return predictLayout(task.layout, "measured_layout");
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const send = (result: PredictionResult) => parentPort?.postMessage(result);
try {
  send({ prediction: await predict(workerData as PredictionTask) });
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  send({ failure: error.failure });
}
