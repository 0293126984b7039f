import { ImageUp } from "lucide-react";
import { useState, type FormEvent } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { smallPicture } from "../../_lib/attention/smallPicture.ts";

export interface Picture {
  /** what the visitor sees */
  file: File;
  /** what is sent */
  base64: string;
}

interface Props {
  /** the address in the URL */
  url: string;
  isPending: boolean;
  onUrl: (url: string) => void;
  onPicture: (picture: Picture) => void;
}

const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** An address, or a screenshot by its file, drop or clipboard. */
export function AttentionSource({ url, isPending, onUrl, onPicture }: Props) {
  const [typed, setTyped] = useState(url);
  const [problems, setProblems] = useState<{ url?: string; file?: string }>({});
  const [name, setName] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const base64 = await smallPicture(file);
    setProblems(base64 ? {} : { file: t("Your browser can't read this image. Try a PNG, JPEG or WebP file.") });
    if (!base64) return;
    setName(file.name);
    setTyped("");
    onPicture({ file, base64 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim();
    setProblems(address === "" ? { url: t("Enter the address of a page") } : {});
    if (address === "") return;
    setName("");
    onUrl(address);
  };
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <form onSubmit={submit} noValidate css={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 8 }}>
        <div css={{ flex: "1 1 220px" }}>
          <TextField
            label={t("Address of a page")}
            placeholder="https://www.example.com/"
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={2048}
            value={typed}
            onChange={setTyped}
            error={problems.url}
          />
        </div>
        <Button type="submit" variant="primary" loading={isPending}>
          {t("Predict attention")}
        </Button>
      </form>
      <DropZone
        aria-label={t("Screenshot")}
        getDropOperation={(types) => (TYPES.some((type) => types.has(type)) ? "copy" : "cancel")}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === "file");
          if (dropped?.kind === "file") await choose(await dropped.getFile());
        }}
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: theme.space.oneHalf,
          padding: theme.space.two,
          border: `1px dashed ${problems.file ? theme.color.danger : theme.color.borderStrong}`,
          borderRadius: theme.radius.medium,
          "&[data-drop-target]": { borderColor: theme.color.accent, background: theme.color.hover },
        })}
      >
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => void choose(files?.[0])}>
          <Button icon={<ImageUp aria-hidden />} isDisabled={isPending}>
            {t("Choose a screenshot")}
          </Button>
        </FileTrigger>
        <span role="status" css={(theme) => ({ ...caption(theme), overflowWrap: "anywhere" })}>
          {name || t("or drop it here: PNG, JPEG or WebP")}
        </span>
      </DropZone>
      {problems.file && (
        <p role="alert" css={(theme) => ({ color: theme.color.danger, fontSize: theme.size.small })}>
          {problems.file}
        </p>
      )}
    </div>
  );
}
