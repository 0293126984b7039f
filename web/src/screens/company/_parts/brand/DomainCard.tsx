import { graphql, useFragment } from "react-relay";
import type { DomainCard_brand$key } from "#web/__generated__/DomainCard_brand.graphql.ts";
import type { DomainCardMutation } from "#web/__generated__/DomainCardMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { ensureBrand } from "../../_lib/ensureBrand.ts";
import { DomainBadge } from "./DomainBadge.tsx";
import { DomainRecords } from "./DomainRecords.tsx";

/** The host name's verification status, the required DNS records and the result of the last check. */
export function DomainCard({ brand }: { brand: DomainCard_brand$key }) {
  const { domain, dns } = useFragment(
    graphql`
      fragment DomainCard_brand on OwnBrand {
        domain
        dns {
          isVerified
          state
          findings {
            message
            reason
            params
          }
          checkedAt
          endsAt
          records {
            __typename
          }
          ...DomainBadge_dns
          ...DomainRecords_dns
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
          reason
          params
        }
      }
    }
  `);
  if (!domain) return null;
  const check = () =>
    void commit({
      variables: {},
      updater: (store) => ensureBrand(store, "checkDomain"),
    }).then(
      ({ checkDomain: { problem } }) => problem && toast({ title: problem.message, tone: "danger" }),
      (error: unknown) => toast({ title: toGatewayError(error).message, tone: "danger" }),
    );
  const { isVerified, state, findings, checkedAt, endsAt, records } = dns;
  const isFailed = state === "FAILED";
  return (
    <Card title={t("Custom domain")} actions={<DomainBadge dns={dns} />}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, fontSize: theme.size.body })}>
        <p css={(theme) => ({ color: theme.color.muted })}>
          {isVerified
            ? t("Your brand is live at {domain}. Changes take effect within a minute.", { domain })
            : t("Your brand goes live at {domain} once the domain is verified.", { domain })}
        </p>
        {records.length > 0 && (
          <>
            <p>
              {isVerified
                ? t("Keep these records at your DNS provider:")
                : t("Create these records at your DNS provider, then check the domain. DNS changes can take hours.")}
            </p>
            <DomainRecords dns={dns} />
          </>
        )}
        {findings.length > 0 && (
          <ul
            aria-label={t("Result of the last check")}
            css={(theme) => ({
              display: "grid",
              gap: 4,
              margin: 0,
              padding: 0,
              listStyle: "none",
              overflowWrap: "anywhere",
              color: isFailed ? theme.color.danger : theme.color.text,
            })}
          >
            {findings.map(({ message, reason, params }) => (
              <li key={message}>{translateServerMessage({ message, reason, params })}</li>
            ))}
          </ul>
        )}
        {endsAt && (
          <p css={(theme) => ({ color: theme.color.warning })}>
            {t("Verification expires {when} unless a check passes first.", { when: absoluteTime(endsAt) })}
          </p>
        )}
        <div css={{ display: "flex", gap: 12, alignItems: "center" }}>
          <Button loading={isInFlight} onPress={check}>
            {t("Check domain")}
          </Button>
          {checkedAt && (
            <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
              {t("Last check")} <RelativeTime at={checkedAt} />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
