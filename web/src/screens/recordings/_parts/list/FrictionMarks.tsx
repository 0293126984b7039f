import { graphql, useFragment } from "react-relay";
import type { FrictionMarks_recording$key } from "#web/__generated__/FrictionMarks_recording.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { frictionKinds, frictionText } from "../../_lib/friction.ts";

/** The friction of a recording, and whether it led to a goal. */
export function FrictionMarks({ recording }: { recording: FrictionMarks_recording$key }) {
  const { rageClicks, deadClicks, errors, formDrops, convertedAt } = useFragment(
    graphql`
      fragment FrictionMarks_recording on Recording {
        rageClicks
        deadClicks
        errors
        formDrops
        convertedAt
      }
    `,
    recording,
  );
  const friction = { rageClicks, deadClicks, errors, formDrops };
  return (
    <span css={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
      {frictionKinds.map((kind) => {
        const count = friction[kind];
        if (count === 0) return null;
        return (
          <Badge key={kind} tone={kind === "rageClicks" || kind === "errors" ? "danger" : "warning"}>
            {frictionText(kind, count)}
          </Badge>
        );
      })}
      {convertedAt && <Badge tone="positive">{t("Converted")}</Badge>}
    </span>
  );
}
