import { Outlet } from "react-router-dom";
import { LayoutSkeleton } from "#web/relay/ScreenFrame.tsx";
import { pageHeight } from "#web/theme/tokens.ts";
import { ConnectionNote } from "../session/ConnectionNote.tsx";
import { useSelfRecovery } from "../session/useSelfRecovery.ts";
import { useVersionCheck } from "../session/useVersionCheck.ts";
import { BareSkeleton } from "./BareSkeleton.tsx";

const skeleton = <BareSkeleton />;

/** No sidebar, no header: sign-in, sign-out and the pages before authentication. */
export function BareLayout() {
  useVersionCheck();
  const trouble = useSelfRecovery();
  return (
    <>
      <ConnectionNote isLinkLost={false} trouble={trouble} />
      <main
        id="main"
        tabIndex={-1}
        css={{ minHeight: pageHeight, display: "grid", outline: "none", "& > *": { minWidth: 0 } }}
      >
        <LayoutSkeleton value={skeleton}>
          <Outlet />
        </LayoutSkeleton>
      </main>
    </>
  );
}
