import { Flame, ListChecks } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { DroppedPages_dropoff$key } from "#web/__generated__/DroppedPages_dropoff.graphql.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { t } from "#web/texts/t.ts";
import { touchArea } from "#web/theme/touchArea.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { useFormsHref } from "../../_lib/useFormsHref.ts";
import { Part } from "./Part.tsx";

const LISTED = 8;

/** The pages on which they were, with their heatmaps and forms. */
export function DroppedPages({ dropoff }: { dropoff: DroppedPages_dropoff$key }) {
  const { dropped, pages } = useFragment(
    graphql`
      fragment DroppedPages_dropoff on FunnelDropoff {
        dropped
        pages {
          path
          dropped
        }
      }
    `,
    dropoff,
  );
  const heatmap = useHeatmapHref();
  const forms = useFormsHref();
  return (
    <Part title={t("Where they were")}>
      <BarList
        label={t("Where they were")}
        total={dropped}
        items={pages.slice(0, LISTED).map(({ path, dropped: value }) => ({
          id: path,
          label: path || t("Unknown"),
          value,
          detail: (
            <span css={{ display: "inline-flex" }}>
              <PageLink href={heatmap(path)} label={t("Heatmap of {path}", { path })} icon={<Flame size={15} />} />
              <PageLink href={forms(path)} label={t("Forms on {path}", { path })} icon={<ListChecks size={15} />} />
            </span>
          ),
        }))}
      />
    </Part>
  );
}

function PageLink({ href, label, icon }: { href: string | undefined; label: string; icon: React.ReactElement }) {
  if (href === undefined) return null;
  return (
    <Link
      href={href}
      aria-label={label}
      css={(theme) => ({
        ...touchArea(theme),
        display: "inline-grid",
        placeItems: "center",
        width: 24,
        height: 24,
        borderRadius: theme.radius.small,
        color: theme.color.muted,
        "&[data-hovered]": { color: theme.color.accent },
      })}
    >
      {icon}
    </Link>
  );
}
