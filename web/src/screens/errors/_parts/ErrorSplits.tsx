import { graphql, useFragment } from "react-relay";
import type { ErrorSplits_detail$data, ErrorSplits_detail$key } from "#web/__generated__/ErrorSplits_detail.graphql.ts";
import { DimensionIcon } from "#web/reports/dimensions/DimensionIcon.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/** The distribution over pages, browsers, operating systems and releases. */
export function ErrorSplits({ detail }: { detail: ErrorSplits_detail$key }) {
  const data = useFragment(
    graphql`
      fragment ErrorSplits_detail on ErrorDetail {
        group {
          count
        }
        pages {
          name
          count
        }
        browsers {
          name
          count
        }
        systems {
          name
          count
        }
        releases {
          name
          count
        }
      }
    `,
    detail,
  );
  const hasReleases = data.releases.some(({ name }) => name !== "");
  const split = (dimension: string, title: string, rows: ErrorSplits_detail$data["pages"]) => (
    <Card title={title}>
      <BarList
        label={title}
        total={data.group.count}
        items={rows.map(({ name, count }) => ({
          id: name,
          icon: <DimensionIcon dimension={dimension} value={name} />,
          label: name || t("Unknown"),
          value: count,
        }))}
      />
    </Card>
  );
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        // four columns wrap two by two, so that names have enough width
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${hasReleases ? 400 : 280}px, 100%), 1fr))`,
      })}
    >
      {split("PAGE", t("Pages"), data.pages)}
      {split("BROWSER", t("Browsers"), data.browsers)}
      {split("OS", t("Operating systems"), data.systems)}
      {hasReleases && split("RELEASE", t("Releases"), data.releases)}
    </div>
  );
}
