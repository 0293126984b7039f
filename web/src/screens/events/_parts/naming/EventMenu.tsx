import { Ellipsis, Eye, EyeOff, Merge, Pencil, Split } from "lucide-react";
import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { shownName, type Named } from "../../_lib/shownName.ts";
import { MergeEvent } from "./MergeEvent.tsx";
import { RenameEvent } from "./RenameEvent.tsx";
import { useUpdateEvent } from "./useUpdateEvent.ts";

export interface NamedEvent extends Named {
  readonly isHidden: boolean;
  readonly mergedInto?: string | null | undefined;
  readonly mergedNames: readonly string[];
}

interface Props {
  projectId: string;
  event: NamedEvent;
  size?: "small" | "medium";
}

/** Actions on an event's name. */
export function EventMenu({ projectId, event, size = "medium" }: Props) {
  const [open, setOpen] = useState<"rename" | "merge" | null>(null);
  const { act } = useUpdateEvent(projectId);
  const { name, isHidden, mergedInto, mergedNames } = event;
  const shown = shownName(event);
  const close = () => setOpen(null);
  const onAction = (id: string) => {
    if (id === "rename" || id === "merge") setOpen(id);
    if (id === "hide") {
      const done = isHidden ? t("{name} unhidden", { name: shown }) : t("{name} hidden", { name: shown });
      void act(name, { isHidden: !isHidden }, done, { isHidden });
    }
    if (id === "separate" && mergedInto) {
      void act(name, { isSeparate: true }, t("{name} unmerged", { name: shown }), { mergedInto });
    }
    const mergedName = mergedNames[Number(id.replace("held ", ""))];
    if (id.startsWith("held ") && mergedName !== undefined) {
      void act(mergedName, { isSeparate: true }, t("{name} unmerged", { name: mergedName }), { mergedInto: name });
    }
  };
  const canMerge = !mergedInto && mergedNames.length === 0;
  return (
    <>
      <Menu
        label={t("Actions for {name}", { name: shown })}
        trigger={
          <IconButton label={t("Actions for {name}", { name: shown })} size={size}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        onAction={onAction}
        groups={[
          {
            id: "name",
            items: [
              { id: "rename", label: t("Rename…"), icon: <Pencil aria-hidden /> },
              ...(canMerge
                ? [{ id: "merge", label: t("Merge into another event…"), icon: <Merge aria-hidden /> }]
                : []),
              ...(mergedInto
                ? [
                    {
                      id: "separate",
                      label: t("Unmerge from {name}", { name: mergedInto }),
                      icon: <Split aria-hidden />,
                    },
                  ]
                : []),
              {
                id: "hide",
                label: isHidden ? t("Unhide") : t("Hide"),
                icon: isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
              },
            ],
          },
          ...(mergedNames.length > 0
            ? [
                {
                  id: "held",
                  title: t("Merged events"),
                  items: mergedNames.map((mergedName, n) => ({
                    id: `held ${n}`,
                    label: t("Unmerge {name}", { name: mergedName }),
                    icon: <Split aria-hidden />,
                  })),
                },
              ]
            : []),
        ]}
      />
      {open === "rename" && <RenameEvent projectId={projectId} event={event} onClose={close} />}
      {open === "merge" && <MergeEvent projectId={projectId} event={event} onClose={close} />}
    </>
  );
}
