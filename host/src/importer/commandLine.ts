// The arguments of `npm run import --`.
import { parseArgs } from "node:util";
import { IMPORT_LIMITS } from "@sightline/schema/rest/projects/importing";
import { UsageError } from "./outcome.ts";

export const USAGE = `npm run import -- --project KEY [options] FILE...

Imports the page views of web server logs: combined, vhost_combined and common log format, or JSON lines (nginx, Caddy),
plain or gzip; "-" is standard input. Lines that were imported before are not counted again.

  --project KEY      the project's key, as in its snippet
  --key KEY          an API key that may write, of an owner or admin (or the variable IMPORT_KEY)
  --host URL         the REST API host (http://localhost:4100)
  --site WEBSITE     the website of lines that name no host (the project's first one)
  --forwarded-for N  take the visitor's address from X-Forwarded-For, where N trusted proxies add to it
  --any-age          also import lines older than ${IMPORT_LIMITS.years} years
  --help             this text

Exit codes: 0 page views are stored, or were before; 1 nothing was imported, or the import failed; 2 wrong options.
`;

export interface Asked {
  project: string;
  key: string;
  host: string;
  site: string | undefined;
  /** number of trusted proxies that append to X-Forwarded-For; undefined: use the addresses in the lines */
  forwardedFor: number | undefined;
  anyAge: boolean;
  files: string[];
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const addresses = { host: text, site: text, "forwarded-for": text } as const;
  const options = { project: text, key: text, ...addresses, "any-age": flag, help: flag } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\. (?=To )/);
    throw new UsageError(`${sentence}; --help names the options`, { cause: error });
  }
}

function proxiesOf(count: string | undefined): number | undefined {
  if (count === undefined) return undefined;
  const proxies = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (proxies >= 1 && proxies <= IMPORT_LIMITS.proxies) return proxies;
  throw new UsageError(`--forwarded-for must be the number of trusted proxies, 1 to ${IMPORT_LIMITS.proxies}`);
}

/** Undefined: only show the usage. */
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
  const forwardedFor = proxiesOf(values["forwarded-for"]);
  return { project, key, host, site, forwardedFor, anyAge: values["any-age"] ?? false, files };
}
