import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";
import { ComboBox } from "./ComboBox.tsx";

interface Props {
  /** tags in use; `count`: how often */
  known: readonly { readonly tag: string; readonly count?: number }[];
  /** tags excluded from the suggestions */
  without?: readonly string[];
  isSending: boolean;
  error: string | undefined;
  onTag: (tag: string) => void;
}

const MOST = 40;

/** Input of one tag: an existing or a new one. */
export function TagForm({ known, without = [], isSending, error, onTag }: Props) {
  const [tag, setTag] = useState("");
  const [problem, setProblem] = useState<string>();
  const suggestions = known
    .filter((one) => !without.includes(one.tag) && one.tag.toLowerCase().includes(tag.trim().toLowerCase()))
    .map((one) => ({ id: one.tag, label: one.tag, ...(one.count !== undefined && { count: one.count }) }));
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
