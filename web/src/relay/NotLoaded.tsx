import { useRevalidator } from "react-router-dom";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

/** One thing of an answer that is missing, where the rest came: Retry asks the screen's query again. */
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
