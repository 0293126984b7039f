/** Reports a failure; without a kind, it is a thrown error. */
export type ReportFailure = (
  kind: "rejection" | "console" | "network" | undefined,
  name: string,
  message: string,
  stack?: string,
) => void;
