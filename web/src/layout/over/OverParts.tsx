import { lazy, Suspense, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { OverParts_brand$key } from "#web/__generated__/OverParts_brand.graphql.ts";
import type { OverParts_project$key } from "#web/__generated__/OverParts_project.graphql.ts";
import type { OverParts_viewer$key } from "#web/__generated__/OverParts_viewer.graphql.ts";
import { useJumps } from "./shortcuts/useJumps.ts";
import { useShortcuts } from "./shortcuts/useShortcuts.ts";
import { openPart, useOpenedPart } from "./openedPart.ts";

const ChangelogDialog = lazy(() =>
  import("./changelog/ChangelogDialog.tsx").then((part) => ({ default: part.ChangelogDialog })),
);
const CommandPalette = lazy(() =>
  import("./palette/CommandPalette.tsx").then((part) => ({ default: part.CommandPalette })),
);
const HelpDialog = lazy(() => import("./help/HelpDialog.tsx").then((part) => ({ default: part.HelpDialog })));
const ShortcutsDialog = lazy(() =>
  import("./shortcuts/ShortcutsDialog.tsx").then((part) => ({ default: part.ShortcutsDialog })),
);
const SupportDialog = lazy(() =>
  import("./support/SupportDialog.tsx").then((part) => ({ default: part.SupportDialog })),
);

interface Props {
  brand: OverParts_brand$key;
  viewer: OverParts_viewer$key;
  project: OverParts_project$key | null;
}

const close = () => openPart(null);

/** The overlays above the screen, each in its own chunk, and the keyboard shortcuts that open them. */
export function OverParts({ brand, viewer, project }: Props) {
  const look = useFragment(
    graphql`
      fragment OverParts_brand on Brand {
        ...CommandPalette_brand
      }
    `,
    brand,
  );
  const who = useFragment(
    graphql`
      fragment OverParts_viewer on Viewer {
        isSuspended
        ...useJumps_viewer
        ...CommandPalette_viewer
      }
    `,
    viewer,
  );
  const what = useFragment(
    graphql`
      fragment OverParts_project on Project {
        widgetId
        ...useJumps_project
        ...CommandPalette_project
      }
    `,
    project,
  );
  const part = useOpenedPart();
  const { pathname } = useLocation();
  const jumps = useJumps(who, what ?? null);
  useShortcuts({ widgetId: what?.widgetId, hasRange: Boolean(what) && !who.isSuspended, jumps });
  // navigating back closes an overlay; another member starts with none open
  useEffect(() => close, [pathname]);
  return (
    <Suspense fallback={null}>
      {part === "palette" && <CommandPalette brand={look} viewer={who} project={what ?? null} onClose={close} />}
      {part === "shortcuts" && <ShortcutsDialog jumps={jumps} onClose={close} />}
      {part === "support" && <SupportDialog onClose={close} />}
      {part === "changelog" && <ChangelogDialog onClose={close} />}
      {part === "help" && <HelpDialog onClose={close} />}
      {part === "definitions" && <HelpDialog first="numbers" onClose={close} />}
    </Suspense>
  );
}
