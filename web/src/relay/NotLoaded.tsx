import { useRevalidator } from "react-router-dom";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

/** Replaces one missing part of a response whose rest arrived: Retry refetches the screen's query. */
export function NotLoaded({ message }: { message: string }) {
  const revalidator = useRevalidator();
  return (
    <ErrorState
      message={message}
      onRetry={() => void revalidator.revalidate()}
      retrying={revalidator.state === "loading"}
    />
  );
}
