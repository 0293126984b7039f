import { Funnel, Plus, Target, Zap } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useWriteAccess } from "#web/layout/writeAccess.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { creationsOf, type Creation, type Happening } from "./creations.ts";

const kinds = {
  goal: { label: t("Create goal"), icon: <Target size={16} aria-hidden />, feature: "GOAL" },
  rule: { label: t("Create event rule"), icon: <Zap size={16} aria-hidden />, feature: "EVENTTRACK" },
  funnel: { label: t("Create funnel"), icon: <Funnel size={16} aria-hidden />, feature: "FUNNEL" },
} as const satisfies Record<Creation["id"], object>;

interface Props {
  happening: Happening;
  /** what happened, for the accessible name */
  of: string;
}

/** Makes a goal, an event rule or a funnel of what happened, for members who can create one. Otherwise nothing. */
export function CreateMenu({ happening, of }: Props) {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const { canWrite, features } = useWriteAccess();
  const project = search.get("project");
  const items = creationsOf(happening)
    .filter(({ id, path }) => canWrite && hasRoute(path) && features.includes(kinds[id].feature))
    .map(({ id, path, fields }) => {
      const params = new URLSearchParams({ ...(project && { project }), ...fields });
      return { id, label: kinds[id].label, icon: kinds[id].icon, href: `${path}?${params}` };
    });
  if (items.length === 0) return null;
  return (
    <Menu
      label={t("Create from {name}", { name: of })}
      groups={[{ id: "kinds", items }]}
      trigger={
        <IconButton
          label={t("Create from {name}", { name: of })}
          size="small"
          tooltip={false}
          css={{
            "@media (hover: hover)": {
              "li:not(:hover):not(:focus-within) &:not([aria-expanded=true])": { opacity: 0 },
            },
          }}
        >
          <Plus aria-hidden />
        </IconButton>
      }
    />
  );
}
