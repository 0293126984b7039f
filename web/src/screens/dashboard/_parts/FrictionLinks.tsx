import { useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState } from "#web/reports/url/reportState.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import type { FrictionKind } from "../_lib/frictionKinds.ts";

interface Props {
  kind: FrictionKind;
  words: string;
  canFollow: boolean;
}

/** From a number of friction to the people whom it happened to, and to the screen that tells more; the days go along. */
export function FrictionLinks({ kind, words, canFollow }: Props) {
  const [search] = useSearchParams();
  if (!canFollow) return words;
  const { filters } = readReportState(search);
  const kept = new URLSearchParams(search);
  for (const name of ["metric", "interval", "pages", "sources", "devices"]) kept.delete(name);
  const behind = (event: string) =>
    writeReportState(kept, { filters: withGroup(filters, [{ criteria: "EVENT", operator: "IS", value: event }]) });
  return (
    <span css={{ display: "flex", flexWrap: "wrap", gap: "0 10px" }}>
      {kind.event === null ? words : <TextLink href={`/visitors?${behind(kind.event)}`}>{words}</TextLink>}
      <TextLink href={`${kind.screen.path}?${kept}`}>{kind.screen.label}</TextLink>
    </span>
  );
}
