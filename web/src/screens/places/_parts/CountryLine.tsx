import { useLocation } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { mapMetrics, type MapMetricId, type PlaceValues } from "../_lib/mapMetrics.ts";
import { writePairs } from "#web/reports/drilldown/drillPairs.ts";

interface Props {
  country: string;
  name: string;
  region: string | null;
  metric: MapMetricId;
  totals: PlaceValues;
  currency: string;
  /** share links don't include the traffic report */
  isMember: boolean;
}

/** The country's total, and a link to the report on its sessions. */
export function CountryLine({ country, name, region, metric, totals, currency, isMember }: Props) {
  const { search } = useLocation();
  const { label, read, write, exact } = mapMetrics[metric];
  const pairs = [
    { dimension: "COUNTRY" as const, value: country },
    ...(region === null ? [] : [{ dimension: "REGION" as const, value: region }]),
  ];
  return (
    <p
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        gap: "4px 16px",
        padding: `0 ${theme.space.two}px ${theme.space.one}px`,
      })}
    >
      <span>
        {label}: <strong title={exact(read(totals), currency)}>{write(read(totals), currency)}</strong>
      </span>
      {isMember && (
        <TextLink href={`/analytics${writePairs(pairs)}${reportSearch(search)}`}>
          {t("View all traffic from {name}", { name: region || name })}
        </TextLink>
      )}
    </p>
  );
}

/** Carries over range, filters and goal. Drops the map's own parameters. */
function reportSearch(search: string): string {
  const next = new URLSearchParams(search);
  for (const own of ["country", "region", "metric", "places", "live"]) next.delete(own);
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
