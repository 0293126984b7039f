import { t } from "#web/texts/t.ts";
import { toast } from "../feedback/toasts.ts";

const TYPE = "text/plain";

async function blobOf(text: Promise<string | undefined>): Promise<Blob> {
  const known = await text;
  if (known === undefined) throw new Error("there is no text to copy");
  return new Blob([known], { type: TYPE });
}

/** Safari allows writing only within the press itself, but accepts a text that arrives later. */
async function writeLater(text: Promise<string | undefined>): Promise<boolean> {
  const blob = blobOf(text);
  // a browser that refuses at once does not wait for it
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
  } catch {
    const known = await text;
    if (known === undefined) return false;
    await navigator.clipboard.writeText(known);
  }
  return true;
}

/**
 * Copies to the clipboard, and says so if the browser refuses: plain http and some browsers do. To be called within the
 * press, before anything is awaited. A text that arrives as undefined is not copied.
 */
export async function copyText(text: string | Promise<string | undefined>): Promise<boolean> {
  try {
    if (typeof text !== "string") return await writeLater(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast({
      title: t("Couldn't copy to clipboard"),
      description: t("Select the text and copy it manually."),
      tone: "danger",
    });
    return false;
  }
}
