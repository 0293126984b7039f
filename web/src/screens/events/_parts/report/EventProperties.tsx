import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { EventProperties_report$key } from "#web/__generated__/EventProperties_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useEventAddress } from "../../_lib/useEventAddress.ts";

const HEIGHT = 180;

interface Props {
  report: EventProperties_report$key;
  /** false for share links, which show only this event */
  isMember: boolean;
}

export function EventProperties(props: Props) {
  return (
    <Panel
      title={t("Properties")}
      definition={t("Properties sent with the event and their most common values.")}
      height={HEIGHT}
    >
      <Properties {...props} />
    </Panel>
  );
}

function Properties({ report, isMember }: Props) {
  const { properties } = useFragment(
    graphql`
      fragment EventProperties_report on EventReport @throwOnFieldError {
        properties {
          name
          distinct
          values {
            value
            count
          }
        }
      }
    `,
    report,
  );
  const navigate = useNavigate();
  const address = useEventAddress();
  if (!properties?.length) {
    return (
      <EmptyState title={t("No properties")} minHeight={HEIGHT}>
        {t("Add properties to this event in your website's code, such as a plan or a size, to see them here.")}
      </EmptyState>
    );
  }
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      {properties.map(({ name, distinct, values }) => (
        <section key={name} aria-label={name}>
          <div css={{ display: "flex", justifyContent: "space-between", gap: 8, marginBottom: 4 }}>
            <h3 css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>{name}</h3>
            <span css={caption}>{phrase("{count, plural, one {# value} other {# values}}", { count: distinct })}</span>
          </div>
          <BarList
            label={name}
            items={values.slice(0, 5).map(({ value, count }) => ({ id: value, label: value || "–", value: count }))}
            {...(isMember && { onSelect: (value: string) => void navigate(address(name, value)) })}
          />
        </section>
      ))}
    </div>
  );
}
