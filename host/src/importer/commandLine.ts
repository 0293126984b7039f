// What was typed behind `npm run import --`.
import { parseArgs } from "node:util";
import { UsageError } from "./outcome.ts";

export const USAGE = `npm run import -- --project KEY [options] FILE...

Page views of a web server's logs: combined format or JSON lines, plain or gzip; "-" is what is piped in.
Name the files from the oldest on. Whatever was imported before is not counted again.

  --project KEY   the project's key, as in its snippet
  --key KEY       an API key that may write, of an owner or admin (or the variable IMPORT_KEY)
  --host URL      the REST API host (http://localhost:4100)
  --site WEBSITE  the website of lines that name no host (the project's first one)
  --help          this text

Exit codes: 0 page views are stored, or were before; 1 nothing was imported, or the import failed; 2 wrong options.
`;

export interface Asked {
  project: string;
  key: string;
  host: string;
  site: string | undefined;
  files: string[];
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = { project: text, key: text, host: text, site: text, help: { type: "boolean" } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\. (?=To )/);
    throw new UsageError(`${sentence}; --help names the options`, { cause: error });
  }
}

/** Undefined: only the usage is wanted. */
export function readCommandLine(args: readonly string[], keyOfEnv: string | undefined): Asked | undefined {
  const { values, positionals: files } = parsed(args);
  if (values.help) return undefined;
  const { project, key = keyOfEnv, host = "http://localhost:4100", site } = values;
  if (!project) throw new UsageError("Say which project: --project KEY, the key in the project's snippet");
  if (!key) throw new UsageError("Say who you are: --key or the variable IMPORT_KEY, an API key that may write");
  if (/[^\x21-\x7e]/.test(key)) throw new UsageError("The key holds characters that no key has; copy it again");
  if (!/^https?:\/\/[^/\s]+\/?$/.test(host) || !URL.canParse(host))
    throw new UsageError("--host must be an address such as http://localhost:4100");
  if (files.length === 0) throw new UsageError('Say which files: access.log, or "-" for what is piped in');
  return { project, key, host, site, files };
}
