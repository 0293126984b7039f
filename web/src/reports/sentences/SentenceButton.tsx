import { TextQuote } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";

interface Props {
  title: string;
  /** undefined: the panel shows no numbers yet */
  write: () => string | undefined;
}

/** In a panel's header, accessible by mouse, touch and keyboard. */
export function SentenceButton({ title, write }: Props) {
  const copy = async () => {
    const sentence = write();
    if (sentence === undefined) {
      toast(t("No numbers to copy. Choose a range with data."));
      return;
    }
    try {
      await navigator.clipboard.writeText(sentence);
      toast({ tone: "success", title: t("Sentence copied"), description: sentence });
    } catch {
      // plain http and some browsers refuse clipboard access; the text can still be selected
      toast({ tone: "danger", title: t("Couldn't copy to clipboard"), description: sentence });
    }
  };
  return (
    <IconButton
      label={t("Copy {title} as a sentence", { title })}
      size="small"
      onPress={() => void copy()}
      css={{
        "@media (hover: hover)": { "section:not(:hover):not(:focus-within) > * > * > &": { opacity: 0 } },
      }}
    >
      <TextQuote aria-hidden />
    </IconButton>
  );
}
