/** What is told of a failure; without a kind a script threw. */
export type Tell = (
  kind: "rejection" | "console" | "network" | undefined,
  name: string,
  message: string,
  stack?: string,
) => void;
