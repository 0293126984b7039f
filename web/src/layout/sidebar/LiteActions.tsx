import { Plus, Settings2 } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { LiteActions_viewer$key } from "#web/__generated__/LiteActions_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Tooltip } from "#web/ui/overlay/Tooltip.tsx";
import { useHasRoute } from "../knownPaths.ts";

const NEW_TEST = "/ab-test/new";
const SETTINGS = "/website/settings";

interface Props {
  viewer: LiteActions_viewer$key;
  /** of the current project; null without one */
  settingsHref: string | null | undefined;
  isMinimised: boolean;
}

/** The buttons at the top of the lite sidebar: a new test, and the project's settings. */
export function LiteActions({ viewer, settingsHref, isMinimised }: Props) {
  const { viewerCanWrite, viewerCanManageProjects } = useFragment(
    graphql`
      fragment LiteActions_viewer on Viewer {
        viewerCanWrite
        viewerCanManageProjects
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  const hasNewTest = viewerCanWrite === true && hasRoute(NEW_TEST);
  const settings = viewerCanManageProjects && hasRoute(SETTINGS) ? settingsHref : undefined;
  if (!hasNewTest && !settings) return null;
  return (
    <div css={{ display: "flex", flexDirection: isMinimised ? "column" : "row", gap: 8, padding: "4px 12px 8px" }}>
      {hasNewTest && (
        <Action href={NEW_TEST} label={t("New test")} isBare={isMinimised} variant="primary">
          <Plus aria-hidden />
        </Action>
      )}
      {settings && (
        <Action href={settings} label={t("Project settings")} isBare={isMinimised || hasNewTest} variant="secondary">
          <Settings2 aria-hidden />
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  href: string;
  label: string;
  /** icon only; the label is the accessible name and the tooltip */
  isBare: boolean;
  variant: "primary" | "secondary";
  children: React.ReactNode;
}

function Action({ href, label, isBare, variant, children }: ActionProps) {
  const link = (
    <Link
      href={href}
      {...(isBare ? { "aria-label": label } : {})}
      css={[(theme) => buttonStyle(variant)(theme), isBare ? { padding: 0, minWidth: 38 } : { flex: 1 }]}
    >
      {children}
      {!isBare && label}
    </Link>
  );
  return isBare ? (
    <Tooltip text={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
