import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeliveryItem_delivery$key } from "#web/__generated__/DeliveryItem_delivery.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { DeliveryBadge } from "./DeliveryBadge.tsx";
import { DeliveryTexts } from "./DeliveryTexts.tsx";
import { useRepeatDelivery } from "./useRepeatDelivery.ts";

interface Props {
  delivery: DeliveryItem_delivery$key;
  /** the connection to add a redelivery to */
  connection: string;
}

export function DeliveryItem({ delivery, connection }: Props) {
  const data = useFragment(
    graphql`
      fragment DeliveryItem_delivery on WebhookDelivery {
        id
        event
        state
        attempts
        status
        ms
        createdAt
        ...DeliveryTexts_delivery
      }
    `,
    delivery,
  );
  const { id, event, state, attempts, status, ms, createdAt } = data;
  const [isOpen, setOpen] = useState(false);
  const [repeat, isSending] = useRepeatDelivery(id, connection);
  const textsId = useId();
  return (
    <li css={(theme) => ({ padding: `8px ${theme.space.two}px 8px ${theme.space.one}px` })}>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" }}>
        <IconButton
          label={isOpen ? t("Hide details") : t("Show details")}
          size="small"
          tooltip={false}
          aria-expanded={isOpen}
          aria-controls={textsId}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden css={{ transform: isOpen ? "rotate(90deg)" : undefined }} />
        </IconButton>
        <code css={(theme) => ({ flex: "1 1 140px", minWidth: 0, fontSize: theme.size.body })}>{event}</code>
        <span css={caption}>
          {status !== null && t("Status {status}", { status: status ?? 0 })}
          {ms !== null && ` · ${ms ?? 0} ms`}
          {attempts > 1 && ` · ${phrase("{count, plural, one {# attempt} other {# attempts}}", { count: attempts })}`}
        </span>
        <span css={caption}>
          <RelativeTime at={createdAt} />
        </span>
        <DeliveryBadge state={state} />
        <Button size="small" loading={isSending} onPress={repeat}>
          {t("Redeliver")}
        </Button>
      </div>
      <div id={textsId}>{isOpen && <DeliveryTexts delivery={data} />}</div>
    </li>
  );
}
