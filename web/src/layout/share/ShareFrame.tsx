import { RelayEnvironmentProvider } from "react-relay";
import { Outlet } from "react-router-dom";
import { BrandMark } from "#web/layout/brand/BrandMark.tsx";
import { SkipLink } from "#web/layout/SkipLink.tsx";
import { oneLine } from "#web/theme/textStyle.ts";
import { MayDownload } from "#web/ui/actions/mayDownload.ts";
import type { Opened } from "./shareDoor.ts";
import { ShareRangeChoice } from "./ShareRangeChoice.tsx";

/** The shared screen under a header that names the project and its range; there is nowhere else to go. */
export function ShareFrame({ opened }: { opened: Opened }) {
  const { projectName } = opened.grant;
  return (
    <RelayEnvironmentProvider environment={opened.environment}>
      <SkipLink />
      <header
        css={(t) => ({
          position: "sticky",
          top: 0,
          zIndex: t.z.header,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: `${t.space.one}px ${t.space.two}px`,
          minHeight: 56,
          padding: `${t.space.one}px ${t.space.three}px`,
          borderBottom: `1px solid ${t.color.border}`,
          background: t.color.raised,
          [t.media.narrow]: { padding: `${t.space.one}px ${t.space.two}px` },
        })}
      >
        <BrandMark brand={opened.brand} />
        <span aria-hidden css={(t) => ({ width: 1, height: 20, background: t.color.border })} />
        <span title={projectName} css={(t) => ({ flex: 1, minWidth: 80, fontWeight: t.weight.medium, ...oneLine })}>
          {projectName}
        </span>
        <ShareRangeChoice grant={opened.grant} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        css={(t) => ({
          maxWidth: 1440,
          margin: "0 auto",
          padding: t.space.three,
          outline: "none",
          "--sticky-top": "56px",
          [t.media.narrow]: { padding: t.space.two },
        })}
      >
        <MayDownload value={opened.grant.canDownload}>
          <Outlet />
        </MayDownload>
      </main>
    </RelayEnvironmentProvider>
  );
}
