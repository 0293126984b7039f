import { Outlet } from "react-router-dom";

/** No sidebar, no header: sign-in, sign-out and the pages of those who are nobody yet. */
export function BareLayout() {
  return (
    <main
      id="main"
      tabIndex={-1}
      css={{ minHeight: "100dvh", display: "grid", outline: "none", "& > *": { minWidth: 0 } }}
    >
      <Outlet />
    </main>
  );
}
