import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { copyText } from "#web/ui/actions/copyText.ts";

/** How long the button shows its success state, in ms. */
const STAYS_MS = 2000;

interface Props {
  text: string;
  label?: string;
  isPrimary?: boolean;
}

export function CopyButton({ text, label = t("Copy"), isPrimary = false }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      {...(isPrimary ? { variant: "primary" } : { size: "small" })}
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onPress={() => void copyText(text).then(setCopied)}
    >
      {isCopied ? t("Copied") : label}
    </Button>
  );
}
