import { Trash2 } from "lucide-react";
import { useState } from "react";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Num } from "#web/ui/format/Num.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useFlowState } from "../_lib/useFlowState.ts";
import { useGroupingPreview } from "../_lib/useGroupingPreview.ts";

interface Props {
  projectId: string;
  onClose(): void;
}

/** Rules that group pages into one step, each with a preview on the pages of the last 30 days. */
export function GroupingDialog({ projectId, onClose }: Props) {
  const [{ grouping }, change] = useFlowState();
  const [rule, setRule] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const preview = useGroupingPreview(projectId, rule.trim());
  const add = () => {
    const wanted = rule.trim();
    if (!wanted.startsWith("/")) return setProblem(t("Start the rule with a slash, such as /product/*"));
    if (grouping.includes(wanted)) return setProblem(t("This rule already exists"));
    change({ grouping: [...grouping, wanted] });
    setRule("");
  };
  return (
    <Dialog
      title={t("Group pages")}
      description={t("Pages that match a rule count as one step. The first matching rule applies. * matches any text.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t("Done")}
        </Button>
      }
    >
      <form
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gap: theme.space.one,
          alignItems: "end",
        })}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t("Rule")}
          autoFocus
          placeholder="/product/*"
          maxLength={300}
          value={rule}
          onChange={(text) => {
            setRule(text);
            setProblem(undefined);
          }}
          error={problem}
        />
        <Button type="submit">{t("Add rule")}</Button>
      </form>
      {preview && (
        <div aria-live="polite" css={(theme) => ({ marginTop: theme.space.oneHalf })}>
          <p css={caption}>
            {phrase(
              "{count, plural, =0 {Preview: no pages matched in the last 30 days} one {Preview: # page matched in the last 30 days} other {Preview: # pages matched in the last 30 days}}",
              { count: preview.totalCount },
            )}
          </p>
          <ul css={{ listStyle: "none", margin: "4px 0 0", padding: 0, maxHeight: 180, overflow: "auto" }}>
            {preview.paths.map(({ path, pageviews }) => (
              <li
                key={path}
                css={(theme) => ({ display: "flex", gap: 12, fontSize: theme.size.small, lineHeight: "22px" })}
              >
                <span css={{ flex: 1, ...oneLine }}>{path}</span>
                <span css={(theme) => ({ color: theme.color.muted })}>
                  <Num value={pageviews} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {grouping.length > 0 && (
        <ul
          aria-label={t("Rules")}
          css={(theme) => ({
            listStyle: "none",
            margin: `${theme.space.two}px 0 0`,
            padding: 0,
            borderTop: `1px solid ${theme.color.border}`,
          })}
        >
          {grouping.map((one) => (
            <li
              key={one}
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 8,
                padding: "4px 0",
                fontSize: theme.size.body,
              })}
            >
              <span css={{ flex: 1, ...oneLine }}>{one}</span>
              <IconButton
                label={t("Delete rule {rule}", { rule: one })}
                size="small"
                onPress={() => change({ grouping: grouping.filter((rule) => rule !== one) })}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
