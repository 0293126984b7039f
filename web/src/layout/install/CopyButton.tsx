import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";

/** How long the button shows its success state, in ms. */
const STAYS_MS = 2000;

export function CopyButton({ text, label = t("Copy") }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // plain http and some browsers refuse clipboard access; the text can still be selected
      toast({
        title: t("Couldn't copy to clipboard"),
        description: t("Select the text and copy it manually."),
        tone: "danger",
      });
    }
  };
  return (
    <Button size="small" icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onPress={() => void copy()}>
      {isCopied ? t("Copied") : label}
    </Button>
  );
}
