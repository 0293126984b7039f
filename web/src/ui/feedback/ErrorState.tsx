import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";

interface Props {
  title?: string;
  /** What happened and what to do, in the user's words. */
  message?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  minHeight?: number;
  /** It stands for the whole screen, whose heading it is then. */
  isScreen?: boolean;
}

/** One failed panel: the rest of the screen goes on. */
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
