import { useForm } from "#web/relay/form/useForm.ts";
import { sendFile } from "#web/relay/files/sendFile.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const MB = 1024 * 1024;
/** The gateway's limit. */
const MOST = 20 * MB;

interface Values {
  release: string;
  file: string;
  map: File | null;
}

/** Uploads a source map. File errors are shown below the field. */
export function useUploadSourceMap(project: string, given: string, done: () => void) {
  const start: Values = { release: given, file: "", map: null };
  const form = useForm(start, {
    check: ({ file, map }) => ({
      map: !map
        ? t("Please choose a .map file")
        : map.size > MOST
          ? t("Source maps can be up to {size} MB", { size: 20 })
          : undefined,
      file: file.trim() === "" ? t("Please enter the script it belongs to") : undefined,
    }),
    send: async ({ release, file, map }) =>
      map ? sendFile("/error-log/source-map", { project, release: release.trim(), file: file.trim() }, map) : null,
    done: ({ file }) => {
      toast({
        tone: "success",
        title: t("Source map added. Stack traces of {file} now show your source code.", { file: file.trim() }),
      });
      done();
    },
  });
  const choose = (map: File | undefined) => {
    if (!map) return;
    form.set("map")(map);
    if (form.values.file.trim() === "") form.set("file")(map.name.replace(/\.map$/, ""));
  };
  return { form, choose };
}
