import { Pencil, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SegmentItem_segment$key } from "#web/__generated__/SegmentItem_segment.graphql.ts";
import type { SegmentItemMutation } from "#web/__generated__/SegmentItemMutation.graphql.ts";
import type { Group } from "../url/reportState.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { formatGroup, type DisplayNameOf } from "./criteriaKinds.ts";
import type { SavedSegment } from "./segments.ts";
import { filtersOf } from "./segments.ts";

interface Props {
  segment: SegmentItem_segment$key;
  /** the connection to remove it from on deletion */
  connection: string;
  canWrite: boolean;
  onEdit: (segment: SavedSegment) => void;
  onApply: (filters: readonly Group[]) => void;
  displayNameOf: DisplayNameOf;
}

export function SegmentItem({ segment, connection, canWrite, onEdit, onApply, displayNameOf }: Props) {
  const data = useFragment(
    graphql`
      fragment SegmentItem_segment on Segment {
        id
        name
        ...segments_segment
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
  const { id, name } = data;
  const filters = filtersOf(data);
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
      {canWrite && (
        <IconButton
          label={t("Edit segment {name}", { name })}
          size="small"
          onPress={() => onEdit({ id, name, filters })}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
      {canWrite && (
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
