import { RelayEnvironmentProvider } from "react-relay";
import { Outlet, useMatches } from "react-router-dom";
import { BrandMark } from "#web/layout/brand/BrandMark.tsx";
import { SkipLink } from "#web/layout/SkipLink.tsx";
import { isEmbedded } from "#web/relay/embedded.ts";
import type { Screen } from "#web/relay/screen.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { barHeight } from "#web/theme/tokens.ts";
import { MayDownload } from "#web/ui/actions/mayDownload.ts";
import { stickyTop } from "../shell/shellGrid.ts";
import type { Opened } from "./openShareLink.ts";
import { ShareRangeChoice } from "./ShareRangeChoice.tsx";

/** A recording has no range, so a link to it offers none. */
function useHasRange(): boolean {
  const handle = useMatches().at(-1)?.handle as { screen: Screen } | undefined;
  return handle?.screen.places.range !== undefined;
}

/** The shared screen, without navigation, under a header with the project and its range. */
export function ShareFrame({ opened }: { opened: Opened }) {
  const { projectName } = opened.grant;
  const hasRange = useHasRange();
  if (isEmbedded()) return <EmbeddedFrame {...{ opened, hasRange }} />;
  return (
    <RelayEnvironmentProvider environment={opened.environment}>
      <SkipLink />
      <header
        css={(theme) => ({
          position: "sticky",
          top: barHeight.value,
          zIndex: theme.z.header,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: `${theme.space.one}px ${theme.space.two}px`,
          minHeight: 56,
          padding: `${theme.space.one}px ${theme.space.three}px`,
          borderBottom: `1px solid ${theme.color.border}`,
          background: theme.color.raised,
          [theme.media.narrow]: { padding: `${theme.space.one}px ${theme.space.two}px` },
        })}
      >
        <BrandMark brand={opened.brand} />
        <span aria-hidden css={(theme) => ({ width: 1, height: 20, background: theme.color.border })} />
        <span
          title={projectName}
          css={(theme) => ({ flex: 1, minWidth: 80, fontWeight: theme.weight.medium, ...oneLine })}
        >
          {projectName}
        </span>
        {hasRange && <ShareRangeChoice grant={opened.grant} />}
      </header>
      <main
        id="main"
        tabIndex={-1}
        css={(theme) => ({
          maxWidth: 1440,
          margin: "0 auto",
          padding: theme.space.three,
          outline: "none",
          "--sticky-top": stickyTop,
          [theme.media.narrow]: { padding: theme.space.two },
        })}
      >
        <MayDownload value={opened.grant.canDownload}>
          <Outlet />
        </MayDownload>
      </main>
    </RelayEnvironmentProvider>
  );
}

/** Inside another page: the report alone, with its date range if that can be changed. */
function EmbeddedFrame({ opened: { environment, grant }, hasRange }: { opened: Opened; hasRange: boolean }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <main id="main" css={(theme) => ({ padding: theme.space.two })}>
        {hasRange && grant.freeRange && (
          <div css={(theme) => ({ display: "flex", justifyContent: "end", marginBottom: theme.space.one })}>
            <ShareRangeChoice grant={grant} />
          </div>
        )}
        <MayDownload value={grant.canDownload}>
          <Outlet />
        </MayDownload>
      </main>
    </RelayEnvironmentProvider>
  );
}
