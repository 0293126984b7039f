import type { Trouble } from "#web/relay/trouble.ts";
import { t } from "#web/texts/t.ts";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";

interface Props {
  isLinkLost: boolean;
  trouble: Trouble;
}

function words({ isLinkLost, trouble }: Props): string | undefined {
  if (trouble === "upstream") return t("The data service is not answering. Trying again…");
  return isLinkLost || trouble === "offline" ? t("Live updates paused. Reconnecting…") : undefined;
}

/** Says quietly that the numbers stand still, until they move again. */
export function ConnectionNote(props: Props) {
  const text = words(props);
  return (
    <div
      role="status"
      css={(t) => ({ position: "fixed", left: "50%", bottom: 16, zIndex: t.z.toast, transform: "translateX(-50%)" })}
    >
      {text && (
        <span
          css={(t) => ({
            display: "inline-flex",
            alignItems: "center",
            gap: 8,
            padding: "8px 14px",
            borderRadius: t.radius.round,
            background: t.color.float,
            boxShadow: t.elevation,
            color: t.color.text,
            fontSize: t.size.body,
            whiteSpace: "nowrap",
          })}
        >
          <Spinner size={14} label={t("Trying")} /> {text}
        </span>
      )}
    </div>
  );
}
