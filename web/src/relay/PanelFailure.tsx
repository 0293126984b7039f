import { useRevalidator } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { causeOf } from "./gatewayError.ts";

interface Props {
  error: unknown;
  /** height of what is missing */
  height?: number;
  isScreen?: boolean;
  /** after a new answer */
  onAnswer?: () => void;
}

/**
 * What is shown instead of data that couldn't be loaded. While the connection or the service is the cause, the bar at the
 * top says so once, and the data loads as soon as it is back: the panel only keeps its place. Any other cause is the
 * panel's own, with Retry.
 */
export function PanelFailure({ error, height = 200, isScreen = false, onAnswer }: Props) {
  const revalidator = useRevalidator();
  const { code, message } = causeOf(error);
  if (code === "OFFLINE" || code === "UPSTREAM_DOWN")
    return (
      <div aria-busy="true" css={{ position: "relative" }}>
        <Skeleton shape="block" height={height} />
        <p
          css={(theme) => ({
            position: "absolute",
            inset: 0,
            display: "grid",
            placeItems: "center",
            color: theme.color.muted,
            fontSize: theme.size.body,
          })}
        >
          {t("Waiting for the connection")}
        </p>
      </div>
    );
  return (
    <div css={{ minHeight: height, display: "grid", alignContent: "center" }}>
      <ErrorState
        isScreen={isScreen}
        message={message}
        retrying={revalidator.state === "loading"}
        onRetry={() => void revalidator.revalidate().then(onAnswer)}
      />
    </div>
  );
}
