import { useSearchParams } from "react-router-dom";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import type { FrictionKind } from "../_lib/frictionKinds.ts";

interface Props {
  kind: FrictionKind;
  detail: string;
  canFollow: boolean;
}

/** Links a friction number to its visitors and to the screen with its details, for the same range. */
export function FrictionLinks({ kind, detail, canFollow }: Props) {
  const [search] = useSearchParams();
  const { visitors } = useDrilldown({ event: kind.event ?? undefined });
  if (!canFollow) return detail;
  const params = new URLSearchParams(search);
  for (const name of ["metric", "interval", "pages", "sources", "devices"]) params.delete(name);
  return (
    <span css={{ display: "flex", flexWrap: "wrap", gap: "0 10px" }}>
      {kind.event === null || !visitors ? detail : <TextLink href={visitors}>{detail}</TextLink>}
      <TextLink href={`${kind.screen.path}?${params}`}>{kind.screen.label}</TextLink>
    </span>
  );
}
