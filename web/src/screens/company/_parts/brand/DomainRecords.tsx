import { graphql, useFragment } from "react-relay";
import type { DomainRecords_dns$key } from "#web/__generated__/DomainRecords_dns.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";

function Line({ name, value, copy }: { name: string; value: string; copy: string }) {
  return (
    <div css={{ display: "flex", gap: 12, alignItems: "center", justifyContent: "space-between" }}>
      <div css={{ minWidth: 0 }}>
        <dt css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>{name}</dt>
        <dd css={(theme) => ({ fontFamily: theme.font.mono, fontSize: theme.size.small, overflowWrap: "anywhere" })}>
          {value}
        </dd>
      </div>
      <CopyButton text={value} label={copy} />
    </div>
  );
}

/** The DNS records that verify a host name, exactly as they must be created. */
export function DomainRecords({ dns }: { dns: DomainRecords_dns$key }) {
  const { records } = useFragment(
    graphql`
      fragment DomainRecords_dns on DomainCheck {
        records {
          type
          name
          value
        }
      }
    `,
    dns,
  );
  return records.map(({ type, name, value }) => (
    <section
      key={type}
      aria-label={t("{type} record", { type })}
      css={(theme) => ({
        display: "grid",
        gap: 8,
        padding: "10px 12px",
        borderRadius: theme.radius.medium,
        background: theme.color.sunken,
      })}
    >
      <h3 css={(theme) => ({ fontSize: theme.size.small, fontWeight: theme.weight.semibold })}>
        {t("{type} record", { type })}
      </h3>
      <dl css={{ display: "grid", gap: 8 }}>
        <Line name={t("Name")} value={name} copy={t("Copy name")} />
        <Line name={t("Value")} value={value} copy={t("Copy value")} />
      </dl>
    </section>
  ));
}
