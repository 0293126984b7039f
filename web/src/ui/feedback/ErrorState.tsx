import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";

interface Props {
  title?: string;
  /** What happened and what to do, in user terms. */
  message?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  minHeight?: number;
  /** Replaces the whole screen, so its title is the screen's heading. */
  isScreen?: boolean;
}

/** The error of one panel: the rest of the screen keeps working. */
export function ErrorState(props: Props) {
  const Title = props.isScreen ? "h1" : "p";
  const {
    title = t("Couldn't load this"),
    message = t("Check your connection and try again."),
    minHeight = 200,
  } = props;
  return (
    <div
      role="alert"
      css={{
        minHeight,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: 4,
        padding: 24,
        textAlign: "center",
      }}
    >
      <CircleAlert size={22} aria-hidden css={(theme) => ({ color: theme.color.danger, marginBottom: 6 })} />
      <Title css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>{title}</Title>
      <div css={(theme) => ({ maxWidth: 400, color: theme.color.muted, fontSize: theme.size.body })}>{message}</div>
      {props.onRetry && (
        <Button
          size="small"
          onPress={props.onRetry}
          loading={props.retrying ?? false}
          icon={<RotateCw aria-hidden />}
          css={{ marginTop: 12 }}
        >
          {t("Retry")}
        </Button>
      )}
    </div>
  );
}
