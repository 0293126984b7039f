import { graphql, useFragment } from "react-relay";
import type { DomainCard_brand$key } from "#web/__generated__/DomainCard_brand.graphql.ts";
import type { DomainCardMutation } from "#web/__generated__/DomainCardMutation.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { keepBrand } from "../../_lib/keepBrand.ts";
import { DomainBadge } from "./DomainBadge.tsx";

/** The record that the host name needs, and whether DNS has it. */
export function DomainCard({ brand }: { brand: DomainCard_brand$key }) {
  const { domain, dns } = useFragment(
    graphql`
      fragment DomainCard_brand on OwnBrand {
        domain
        dns {
          state
          detail
          checkedAt
          target
        }
      }
    `,
    brand,
  );
  const [commit, isInFlight] = useMutation<DomainCardMutation>(graphql`
    mutation DomainCardMutation {
      checkDomain {
        brand {
          ...BrandForm_brand
        }
        problem {
          message
        }
      }
    }
  `);
  if (!domain) return null;
  const check = () =>
    void commit({
      variables: {},
      updater: (store) => keepBrand(store, "checkDomain"),
    }).then(
      ({ checkDomain: { problem } }) => problem && toast({ title: problem.message, tone: "danger" }),
      (error: unknown) => toast({ title: toGatewayError(error).message, tone: "danger" }),
    );
  const record = `${domain} CNAME ${dns.target ?? ""}`;
  return (
    <Card title={t("Custom domain")} actions={<DomainBadge state={dns.state} />}>
      <div css={(t) => ({ display: "grid", gap: t.space.oneHalf, fontSize: t.size.body })}>
        <p css={(t) => ({ color: t.color.muted })}>{t("Add this record where your domain is managed:")}</p>
        <div
          css={(t) => ({
            display: "grid",
            gap: 8,
            justifyItems: "start",
            padding: "10px 12px",
            borderRadius: t.radius.medium,
            background: t.color.sunken,
          })}
        >
          <code css={{ overflowWrap: "anywhere" }}>{record}</code>
          <CopyButton text={record} label={t("Copy record")} />
        </div>
        {dns.detail && <p>{dns.detail}</p>}
        <div css={{ display: "flex", gap: 12, alignItems: "center" }}>
          <Button loading={isInFlight} onPress={check}>
            {t("Check now")}
          </Button>
          {dns.checkedAt && (
            <span css={(t) => ({ color: t.color.muted, fontSize: t.size.small })}>
              <RelativeTime at={dns.checkedAt} />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
