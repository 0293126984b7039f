import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebsiteItem_project$key } from "#web/__generated__/WebsiteItem_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateProject } from "../_lib/useUpdateProject.ts";
import { DeleteWebsiteDialog } from "./DeleteWebsiteDialog.tsx";

interface Props {
  project: WebsiteItem_project$key;
  /** the connection to remove a deleted project from */
  connection: string;
}

export function WebsiteItem({ project, connection }: Props) {
  const { id, widgetId, name, isActive, allowedWebsites } = useFragment(
    graphql`
      fragment WebsiteItem_project on Project {
        id
        widgetId
        name
        isActive
        allowedWebsites
      }
    `,
    project,
  );
  const [update, isInFlight] = useUpdateProject();
  const [isDeleting, setDeleting] = useState(false);
  const change = async () => {
    const refusal = await update({ id, isActive: !isActive });
    if (refusal) toast({ title: refusal.message, tone: "danger" });
    else toast(isActive ? t("{name} paused. No visits are tracked.", { name }) : t("{name} resumed", { name }));
  };
  return (
    <li
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 8,
        padding: `10px ${theme.space.two}px`,
      })}
    >
      <div css={{ flex: "1 1 220px", minWidth: 0 }}>
        <p css={{ display: "flex", alignItems: "center", gap: 8 }}>
          {isActive ? <TextLink href={`/website/settings?project=${widgetId}`}>{name}</TextLink> : <span>{name}</span>}
          <Badge tone={isActive ? "positive" : "neutral"}>{isActive ? t("Active") : t("Paused")}</Badge>
        </p>
        <p css={caption}>{allowedWebsites?.length ? allowedWebsites.join(", ") : t("Any domain")}</p>
      </div>
      <div css={{ display: "flex", gap: 8 }}>
        <Button
          size="small"
          aria-label={isActive ? t("Pause {name}", { name }) : t("Resume {name}", { name })}
          loading={isInFlight}
          onPress={() => void change()}
        >
          {isActive ? t("Pause") : t("Resume")}
        </Button>
        <Button size="small" aria-label={t("Delete {name}", { name })} onPress={() => setDeleting(true)}>
          {t("Delete")}
        </Button>
      </div>
      {isDeleting && (
        <DeleteWebsiteDialog id={id} name={name} connection={connection} onClose={() => setDeleting(false)} />
      )}
    </li>
  );
}
