import { keyframes } from "@emotion/react";
import { useMemo, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { ListBox } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { graphql, useFragment } from "react-relay";
import type { CommandPalette_brand$key } from "#web/__generated__/CommandPalette_brand.graphql.ts";
import type { CommandPalette_project$key } from "#web/__generated__/CommandPalette_project.graphql.ts";
import type { CommandPalette_viewer$key } from "#web/__generated__/CommandPalette_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { CommandSection } from "./CommandSection.tsx";
import { findCommands, withRecent } from "./commands.ts";
import { PaletteField } from "./PaletteField.tsx";
import { recentIds, rememberRecent } from "./recent.ts";
import { usePaletteGroups } from "./usePaletteGroups.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

interface Props {
  brand: CommandPalette_brand$key;
  viewer: CommandPalette_viewer$key;
  project: CommandPalette_project$key | null;
  onClose: () => void;
}

/** Finds every screen, project, setting and action. Arrow keys select, Enter runs. */
export function CommandPalette({ brand, viewer, project, onClose }: Props) {
  const look = useFragment(
    graphql`
      fragment CommandPalette_brand on Brand {
        ...usePaletteGroups_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment CommandPalette_viewer on Viewer {
        ...usePaletteGroups_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment CommandPalette_project on Project {
        ...usePaletteGroups_project
      }
    `,
    project,
  );
  const [text, setText] = useState("");
  const { groups, hereId } = usePaletteGroups({ brand: look, viewer: who, project: what ?? null }, text);
  const [recent] = useState(recentIds);
  const shown =
    text.trim() === "" ? withRecent(groups, recent, t("Recent"), hereId) : findCommands(groups, text, recent);
  const byId = useMemo(
    () => new Map(shown.flatMap((group) => group.commands.map((command) => [command.id, command] as const))),
    [shown],
  );
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      css={(theme) => ({
        position: "fixed",
        inset: 0,
        zIndex: theme.z.dialog,
        display: "flex",
        justifyContent: "center",
        alignItems: "flex-start",
        padding: "min(12vh, 120px) 16px 16px",
        background: theme.color.scrim,
        [theme.media.narrow]: { padding: 8 },
      })}
    >
      <Modal
        css={(theme) => ({
          width: "min(600px, 100%)",
          overflow: "hidden",
          background: theme.color.float,
          borderRadius: 12,
          boxShadow: theme.elevation,
          animation: `${appear} ${theme.motion.medium}`,
        })}
      >
        <Dialog aria-label={t("Command palette")} css={{ display: "flex", flexDirection: "column", outline: "none" }}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <div css={(theme) => ({ padding: 8, borderBottom: `1px solid ${theme.color.border}` })}>
              <PaletteField />
            </div>
            <ListBox
              aria-label={t("Commands")}
              items={shown}
              onAction={(key) => {
                const command = byId.get(String(key));
                if (!command) return;
                onClose();
                rememberRecent(command.id.replace(/^recent:/, ""));
                command.run();
              }}
              renderEmptyState={() => (
                <p css={(theme) => ({ padding: "20px 12px", color: theme.color.muted, fontSize: theme.size.body })}>
                  {t("No results for “{text}”", { text: text.trim() })}
                </p>
              )}
              css={{ maxHeight: "min(440px, 60dvh)", overflow: "auto", padding: 6, outline: "none" }}
            >
              {(group) => <CommandSection group={group} />}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
