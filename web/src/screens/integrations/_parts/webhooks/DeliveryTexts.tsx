import { graphql, useFragment } from "react-relay";
import type { DeliveryTexts_delivery$key } from "#web/__generated__/DeliveryTexts_delivery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { caption } from "#web/theme/textStyle.ts";

/** Formatted JSON, anything else unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The request and the response of a delivery. */
export function DeliveryTexts({ delivery }: { delivery: DeliveryTexts_delivery$key }) {
  const { body, answer, failure } = useFragment(
    graphql`
      fragment DeliveryTexts_delivery on WebhookDelivery {
        body
        answer
        failure {
          message
          reason
          params
        }
      }
    `,
    delivery,
  );
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.one, padding: `8px 0 8px 36px` })}>
      {failure && (
        <p css={(theme) => ({ color: theme.color.danger, fontSize: theme.size.body })}>
          {translateServerMessage({ message: failure.message, reason: failure.reason, params: failure.params })}
        </p>
      )}
      <Text label={t("Request")} text={readable(body)} />
      {answer && <Text label={t("Answered")} text={answer} />}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p css={caption}>{label}</p>
      <pre
        css={(theme) => ({
          margin: 0,
          padding: 10,
          maxHeight: 260,
          overflow: "auto",
          borderRadius: theme.radius.medium,
          background: theme.color.sunken,
          fontSize: theme.size.small,
          lineHeight: "18px",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
        })}
      >
        {text}
      </pre>
    </div>
  );
}
