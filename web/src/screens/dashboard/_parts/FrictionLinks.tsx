import { useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState } from "#web/reports/url/reportState.ts";
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
  if (!canFollow) return detail;
  const { filters } = readReportState(search);
  const params = new URLSearchParams(search);
  for (const name of ["metric", "interval", "pages", "sources", "devices"]) params.delete(name);
  const visitorsQuery = (event: string) =>
    writeReportState(params, { filters: withGroup(filters, [{ criteria: "EVENT", operator: "IS", value: event }]) });
  return (
    <span css={{ display: "flex", flexWrap: "wrap", gap: "0 10px" }}>
      {kind.event === null ? detail : <TextLink href={`/visitors?${visitorsQuery(kind.event)}`}>{detail}</TextLink>}
      <TextLink href={`${kind.screen.path}?${params}`}>{kind.screen.label}</TextLink>
    </span>
  );
}
