import { Lightbulb } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { graphql, useFragment } from "react-relay";
import type { RecommendationsLine_project$key } from "#web/__generated__/RecommendationsLine_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { Tooltip } from "#web/ui/overlay/Tooltip.tsx";
import { lineStyle } from "../lineStyle.ts";

const RecommendationsDialog = lazy(() =>
  import("./RecommendationsDialog.tsx").then((part) => ({ default: part.RecommendationsDialog })),
);

interface Props {
  project: RecommendationsLine_project$key;
  isMinimised: boolean;
}

/** The number of unread recommendations and the list of them, if the project has them enabled. */
export function RecommendationsLine({ project, isMinimised }: Props) {
  const {
    id,
    recommendations: { status: recommendationStatus },
  } = useFragment(
    graphql`
      fragment RecommendationsLine_project on Project {
        id
        recommendations {
          status {
            isEnabled
            unreadCount
          }
        }
      }
    `,
    project,
  );
  const [isOpen, setOpen] = useState(false);
  if (!recommendationStatus?.isEnabled) return null;
  const { unreadCount } = recommendationStatus;
  const label =
    unreadCount > 0 ? t("Smart recommendations, {count} new", { count: unreadCount }) : t("Smart recommendations");
  const line = (
    <AriaButton
      {...(isMinimised && { "aria-label": label })}
      aria-haspopup="dialog"
      onPress={() => setOpen(true)}
      css={[
        (theme) => lineStyle(theme),
        { width: "100%", border: 0, background: "transparent", fontFamily: "inherit" },
      ]}
    >
      <Lightbulb aria-hidden />
      {!isMinimised && <span css={{ ...oneLine, flex: 1, textAlign: "left" }}>{t("Smart recommendations")}</span>}
      {!isMinimised && unreadCount > 0 && (
        <Badge tone="accent">
          {String(unreadCount)}
          <VisuallyHidden> {t("new")}</VisuallyHidden>
        </Badge>
      )}
    </AriaButton>
  );
  return (
    <div css={(theme) => ({ padding: "8px 12px", borderTop: `1px solid ${theme.color.border}` })}>
      {isMinimised ? (
        <Tooltip text={label} placement="right">
          {line}
        </Tooltip>
      ) : (
        line
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RecommendationsDialog projectId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
