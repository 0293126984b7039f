import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";

export function ShareWaiting() {
  return (
    <div aria-busy="true" css={(theme) => ({ display: "grid", gap: theme.space.two, padding: theme.space.three })}>
      <Skeleton shape="text" count={1} />
      <Skeleton shape="block" height={92} />
      <Skeleton shape="chart" height={300} />
    </div>
  );
}
