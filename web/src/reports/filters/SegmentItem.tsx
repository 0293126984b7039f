import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SegmentItem_segment$key } from "#web/__generated__/SegmentItem_segment.graphql.ts";
import type { SegmentItemMutation } from "#web/__generated__/SegmentItemMutation.graphql.ts";
import { checkedCondition, type Group } from "../url/reportState.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { formatGroup, type DisplayNameOf } from "./criteriaKinds.ts";

interface Props {
  segment: SegmentItem_segment$key;
  /** the connection to remove it from on deletion */
  connection: string;
  mayDelete: boolean;
  onApply: (filters: readonly Group[]) => void;
  displayNameOf: DisplayNameOf;
}

export function SegmentItem({ segment, connection, mayDelete, onApply, displayNameOf }: Props) {
  const { id, name, groups } = useFragment(
    graphql`
      fragment SegmentItem_segment on Segment {
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
    `,
    segment,
  );
  const [commit, isInFlight] = useMutation<SegmentItemMutation>(graphql`
    mutation SegmentItemMutation($input: DeleteSegmentInput!, $connections: [ID!]!) {
      deleteSegment(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = () =>
    commit({ variables: { input: { id }, connections: [connection] } }).then(
      ({ deleteSegment: { problem } }) => problem && toast({ title: problem.message, tone: "danger" }),
      (error: unknown) => toast({ title: toGatewayError(error).message, tone: "danger" }),
    );
  const filters = groups.map(({ conditions }) =>
    conditions.flatMap(
      ({ criteria, key, operator, value }) => checkedCondition({ criteria, key, operator, value }) ?? [],
    ),
  );
  const summary = filters.map((group) => formatGroup(group, displayNameOf)).join(` ${t("and")} `);
  return (
    <li css={{ display: "flex", alignItems: "center", gap: 4 }}>
      <span title={summary} css={{ flex: 1, minWidth: 0 }}>
        <span css={(theme) => ({ ...oneLine, display: "block", fontWeight: theme.weight.medium })}>{name}</span>
        <span css={(theme) => ({ ...caption(theme), ...oneLine, display: "block" })}>{summary}</span>
      </span>
      <Button size="small" aria-label={t("Apply {name}", { name })} onPress={() => onApply(filters)}>
        {t("Apply")}
      </Button>
      {mayDelete && (
        <IconButton
          label={t("Delete {name}", { name })}
          size="small"
          isDisabled={isInFlight}
          onPress={() => void remove()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
