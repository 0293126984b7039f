import { use } from "react";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { clockTime } from "#web/ui/format/zonedTime.ts";
import { ShownMomentContext } from "../../_lib/day/shownMoment.ts";

/** "3 min ago", or the time on the project's clock while the screen shows a past moment. */
export function MomentTime({ at }: { at: string }) {
  const { at: past, zone } = use(ShownMomentContext);
  if (past === null) return <RelativeTime at={at} zone={zone ?? undefined} />;
  return (
    <time dateTime={at} title={absoluteTime(at, zone ?? undefined)}>
      {clockTime(at, zone)}
    </time>
  );
}
