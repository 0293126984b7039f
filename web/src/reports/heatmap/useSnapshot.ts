// Loads the recorded page of a heatmap: a meta event, which says the size of the visitor's window, and a full snapshot.
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { toGatewayError, type GatewayError } from "#web/relay/gatewayError.ts";
import { readBytes } from "#web/relay/files/readBytes.ts";
import { chunkReader } from "#web/replay/chunkReader.ts";
import { windowSize, type WindowSize } from "#web/replay/heatmap/windowSize.ts";
import type { ReplayEvent } from "#web/replay/messages.ts";

export interface LoadedPage {
  snapshotId: string;
  events: readonly ReplayEvent[];
  /** of the visitor's window, in CSS pixels */
  size: WindowSize;
}

interface UsedSnapshot {
  /** the last page stays until the next one has arrived */
  page: LoadedPage | undefined;
  failure: GatewayError | null;
  retry: () => void;
}

const snapshotPath = (widgetId: number, snapshotId: string) => `/heatmaps/${widgetId}/snapshots/${snapshotId}`;

interface Load {
  environment: IEnvironment;
  widgetId: number;
  snapshotId: string;
  signal: AbortSignal;
}

async function loadPage({ environment, widgetId, snapshotId, signal }: Load): Promise<LoadedPage> {
  const events: ReplayEvent[] = [];
  const reader = chunkReader((chunk) => events.push(...chunk.events));
  await readBytes(snapshotPath(widgetId, snapshotId), {
    environment,
    take: (bytes) => reader.push(bytes),
    signal,
  });
  reader.end();
  return { snapshotId, events, size: windowSize(events) };
}

export function useSnapshot(widgetId: number, snapshotId: string | undefined): UsedSnapshot {
  const environment = useRelayEnvironment();
  const [page, setPage] = useState<LoadedPage>();
  const [failure, setFailure] = useState<GatewayError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (snapshotId === undefined) return undefined;
    const abort = new AbortController();
    loadPage({ environment, widgetId, snapshotId, signal: abort.signal }).then(
      (loaded) => {
        if (abort.signal.aborted) return;
        setFailure(null);
        setPage(loaded);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setFailure(toGatewayError(error));
      },
    );
    return () => abort.abort();
  }, [environment, widgetId, snapshotId, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((now) => now + 1);
  };
  return { page: snapshotId === undefined ? undefined : page, failure, retry };
}
