import { FileJson } from "lucide-react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useUploadSourceMap } from "../../_lib/useUploadSourceMap.ts";

interface Props {
  projectId: string;
  /** the newest release reported by errors */
  release: string;
  onAdded: () => void;
}

/** Drop or select a source map and enter its script and release. */
export function NewSourceMap({ projectId, release, onAdded }: Props) {
  const { form, choose } = useUploadSourceMap(projectId, release, onAdded);
  const { map } = form.values;
  return (
    <Form form={form} label={t("Add source map")} action={t("Add source map")} size="dialog">
      <DropZone
        aria-label={t("Source map")}
        getDropOperation={() => "copy"}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === "file");
          if (dropped?.kind === "file") choose(await dropped.getFile());
        }}
        css={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: theme.space.oneHalf,
          padding: theme.space.two,
          border: `1px dashed ${form.errors.map ? theme.color.danger : theme.color.border}`,
          borderRadius: theme.radius.medium,
          "&[data-drop-target]": { borderColor: theme.color.accent, background: theme.color.hover },
        })}
      >
        <FileTrigger acceptedFileTypes={[".map", ".json"]} onSelect={(files) => choose(files?.[0])}>
          <Button icon={<FileJson aria-hidden />}>{t("Choose a .map file")}</Button>
        </FileTrigger>
        <span role="status" css={(theme) => ({ ...caption(theme), overflowWrap: "anywhere" })}>
          {map ? map.name : t("or drop it here, up to 20 MB")}
        </span>
      </DropZone>
      {form.errors.map && (
        <p role="alert" css={(theme) => ({ color: theme.color.danger, fontSize: theme.size.small })}>
          {form.errors.map}
        </p>
      )}
      <div css={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <div css={{ flex: "1 1 220px" }}>
          <TextField
            label={t("Script")}
            placeholder="assets/shop.js"
            autoComplete="off"
            maxLength={500}
            {...form.text("file")}
          />
        </div>
        <div css={{ flex: "1 1 140px" }}>
          <TextField
            label={t("Release")}
            placeholder="1.4.2"
            description={t("Leave empty if your website doesn't set one.")}
            autoComplete="off"
            maxLength={100}
            {...form.text("release")}
          />
        </div>
      </div>
    </Form>
  );
}
