import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TagForm_project$key } from "#web/__generated__/TagForm_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";

interface Props {
  project: TagForm_project$key;
  /** tags excluded from the suggestions */
  without?: readonly string[];
  isSending: boolean;
  error: string | undefined;
  onTag: (tag: string) => void;
}

const MOST = 40;

/** Input of one tag: an existing or a new one. */
export function TagForm({ project, without = [], isSending, error, onTag }: Props) {
  const {
    audience: { tags: visitorTags },
  } = useFragment(
    graphql`
      fragment TagForm_project on Project {
        audience {
          tags {
            tag
            visitors
          }
        }
      }
    `,
    project,
  );
  const [tag, setTag] = useState("");
  const [problem, setProblem] = useState<string>();
  const known = (visitorTags ?? []).filter((one) => !without.includes(one.tag));
  const suggestions = known
    .filter((one) => one.tag.toLowerCase().includes(tag.trim().toLowerCase()))
    .map((one) => ({ id: one.tag, label: one.tag, count: one.visitors }));
  const send = () => {
    const text = tag.trim();
    if (text === "") return setProblem(t("Please enter a tag"));
    if (text.length > MOST) return setProblem(t("Tags can have up to {most} characters", { most: MOST }));
    onTag(text);
  };
  return (
    <form
      aria-label={t("Add a tag")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      css={{ display: "grid", gap: 12, width: 260, maxWidth: "100%" }}
    >
      <ComboBox
        label={t("Tag")}
        value={tag}
        onChange={(text) => (setTag(text), setProblem(undefined))}
        suggestions={suggestions}
        placeholder={t("VIP, lead, tester…")}
        error={problem ?? error}
      />
      <Button type="submit" variant="primary" loading={isSending}>
        {t("Add tag")}
      </Button>
    </form>
  );
}
