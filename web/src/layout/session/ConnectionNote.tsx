import type { Trouble } from "#web/relay/trouble.ts";
import { t } from "#web/texts/t.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

interface Props {
  isLinkLost: boolean;
  trouble: Trouble;
}

function connectionMessage({ isLinkLost, trouble }: Props): string | undefined {
  if (trouble === "upstream") return t("The data service isn't responding. Retrying…");
  return isLinkLost || trouble === "offline" ? t("Live updates paused. Reconnecting…") : undefined;
}

/** A discreet note that live numbers are paused, until they update again. */
export function ConnectionNote(props: Props) {
  const text = connectionMessage(props);
  return (
    <div
      role="status"
      css={(theme) => ({
        position: "fixed",
        left: "50%",
        bottom: 16,
        zIndex: theme.z.toast,
        transform: "translateX(-50%)",
      })}
    >
      {text && (
        <span
          css={(theme) => ({
            display: "inline-flex",
            alignItems: "center",
            gap: 8,
            padding: "8px 14px",
            borderRadius: theme.radius.round,
            background: theme.color.float,
            boxShadow: theme.elevation,
            color: theme.color.text,
            fontSize: theme.size.body,
            whiteSpace: "nowrap",
          })}
        >
          <Spinner size={14} label={t("Retrying")} /> {text}
        </span>
      )}
    </div>
  );
}
