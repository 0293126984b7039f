import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";

export function ShareWaiting() {
  return (
    <div aria-busy="true" css={(t) => ({ display: "grid", gap: t.space.two, padding: t.space.three })}>
      <Skeleton shape="text" count={1} />
      <Skeleton shape="block" height={92} />
      <Skeleton shape="chart" height={300} />
    </div>
  );
}
