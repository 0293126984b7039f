import { presetDays } from "@sightline/schema/rest/ranges/presets";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { SideControls_project$key } from "#web/__generated__/SideControls_project.graphql.ts";
import { checkedCondition, type Group } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { today as todayIn } from "#web/ui/dates/today.ts";
import { DateRangePicker } from "#web/ui/dates/DateRangePicker.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { deviceLabels, devices } from "../../_lib/heatmapChoices.ts";
import { sideState, withSide, type SideId } from "../../_lib/split/splitSides.ts";

interface Props {
  project: SideControls_project$key;
  side: SideId;
}

const ALL = "all";
const OTHER = "other";

const quick: readonly { id: string; label: string; groups: readonly Group[] }[] = [
  { id: "new", label: t("New visitors"), groups: [[{ criteria: "VISITOR_TYPE", operator: "IS", value: "new" }]] },
  {
    id: "returning",
    label: t("Returning visitors"),
    groups: [[{ criteria: "VISITOR_TYPE", operator: "IS", value: "returning" }]],
  },
];

/** Device, range and segment of one side. */
export function SideControls({ project, side }: Props) {
  const data = useFragment(
    graphql`
      fragment SideControls_project on Project {
        timezone
        createdAt
        segments {
          list(first: 100) {
            edges {
              node {
                id
                name
                groups {
                  conditions {
                    criteria
                    key
                    operator
                    value
                  }
                }
              }
            }
          }
        }
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const { range, filters, device } = sideState(search, side);
  const change = (choices: Parameters<typeof withSide>[2]) =>
    setSearch((now) => withSide(now, side, choices), { preventScrollReset: true });
  const today = todayIn(data.timezone ?? undefined);
  const firstDay = data.createdAt?.slice(0, 10);
  const saved = (data.segments.list?.edges ?? []).map(({ node: { id, name, groups } }) => ({
    id,
    label: name,
    groups: groups.map(({ conditions }) =>
      conditions.flatMap(
        ({ criteria, key, operator, value }) => checkedCondition({ criteria, key, operator, value }) ?? [],
      ),
    ),
  }));
  const segments = [...quick, ...saved];
  const isSame = (groups: readonly Group[]) => JSON.stringify(groups) === JSON.stringify(filters);
  const segment = filters.length === 0 ? ALL : (segments.find(({ groups }) => isSame(groups))?.id ?? OTHER);
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, padding: "0 16px 12px" }}>
      <SegmentedControl
        size="medium"
        label={t("Device")}
        segments={devices.map((id) => ({ id, label: deviceLabels[id] }))}
        selected={device}
        onSelect={(chosen) => change({ device: chosen })}
      />
      <DateRangePicker
        value={
          "preset" in range
            ? { preset: range.preset, ...presetDays(range.preset, today, firstDay) }
            : { preset: "custom", ...range }
        }
        today={today}
        {...(firstDay && { firstDay })}
        onChange={({ preset, startDate, endDate }) =>
          change({ range: preset === "custom" ? { startDate, endDate } : { preset } })
        }
      />
      <Select
        label={t("Segment")}
        hideLabel
        value={segment}
        choices={[
          { id: ALL, label: t("All visitors") },
          ...segments.map(({ id, label }) => ({ id, label })),
          ...(segment === OTHER ? [{ id: OTHER, label: t("Filters of the URL") }] : []),
        ]}
        onChange={(id) => {
          const found = segments.find((one) => one.id === id);
          if (id === ALL || found) change({ filters: found?.groups ?? [] });
        }}
        css={{ width: 180, maxWidth: "100%" }}
      />
    </div>
  );
}
