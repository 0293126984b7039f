/** What is told of a failure; without a kind a script threw. */
export type ReportFailure = (
  kind: "rejection" | "console" | "network" | undefined,
  name: string,
  message: string,
  stack?: string,
) => void;
