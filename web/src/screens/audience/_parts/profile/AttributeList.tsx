import { graphql, useFragment } from "react-relay";
import type { AttributeList_visitor$key } from "#web/__generated__/AttributeList_visitor.graphql.ts";
import { t } from "#web/texts/t.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { absoluteTime } from "#web/ui/format/relativeTime.ts";
import { IDENTIFY_EXAMPLE } from "../../_lib/identifyExample.ts";

interface Props {
  visitor: AttributeList_visitor$key;
  zone: string | null | undefined;
}

/** The attributes sent by the site. Without any, instructions to send them. */
export function AttributeList({ visitor, zone }: Props) {
  const { attributes } = useFragment(
    graphql`
      fragment AttributeList_visitor on Visitor @throwOnFieldError {
        attributes {
          key
          value
          at
        }
      }
    `,
    visitor,
  );
  if (!attributes) return null;
  if (attributes.length === 0)
    return (
      <div css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, lineHeight: "20px" })}>
        <p>{t("No attributes yet. Identify visitors when they sign in:")}</p>
        <code
          css={(theme) => ({
            display: "block",
            marginTop: 8,
            padding: "8px 10px",
            borderRadius: theme.radius.medium,
            background: theme.color.sunken,
            color: theme.color.text,
            fontSize: theme.size.small,
            overflowWrap: "anywhere",
          })}
        >
          {IDENTIFY_EXAMPLE}
        </code>
      </div>
    );
  return (
    <KeyValue
      keyWidth={84}
      entries={attributes.map(({ key, value, at }) => ({
        key,
        value: <span title={t("Received {when}", { when: absoluteTime(at, zone ?? undefined) })}>{value || "–"}</span>,
      }))}
    />
  );
}
