import { ScreenSkeleton } from "#web/relay/ScreenSkeleton.tsx";

export function ShareWaiting() {
  return (
    <div css={(theme) => ({ padding: theme.space.three })}>
      <ScreenSkeleton shape="report" />
    </div>
  );
}
