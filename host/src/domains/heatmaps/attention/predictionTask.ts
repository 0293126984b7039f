// What the thread of a prediction is given, and what it returns.
import type { PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import type { ImageKind } from "#host/http/network/imageKind.ts";
import type { Prediction } from "./model/predict.ts";

export type PredictionTask =
  | { kind: "image"; file: ArrayBuffer; type: ImageKind["type"] }
  | { kind: "html"; html: string }
  /** gzip lines of JSON, as stored */
  | { kind: "snapshot"; chunk: Uint8Array }
  | { kind: "layout"; layout: PageLayout };

export type PredictionFailure = "imageUnreadable" | "pageEmpty" | "snapshotNotFound";

export type PredictionResult = { prediction: Prediction } | { failure: PredictionFailure };
