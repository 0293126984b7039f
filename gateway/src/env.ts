// The gateway's settings, read and checked once; a malformed value stops the start with a sentence that names it.
import { z } from "zod";

const flag = z
  .enum(["on", "off", "1", "0", "true", "false"], "on or off")
  .transform((v) => ["on", "1", "true"].includes(v));
const hostNames = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );
/** Origins, separated by commas. */
const origins = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim().replace(/\/$/, ""))
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((origin) => /^(https?|wss?):\/\/[\w.*-]+(:\d+)?$/.test(origin)),
    "origins such as https://api.example.com",
  );
const httpAddress = (what: string) => z.url({ protocol: /^https?$/, error: what });

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** the REST host; unset: the embedded one is started */
    API_HOST: httpAddress("the http:// or https:// address of the API host").optional(),
    /** port of the embedded host */
    HOST_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
    /** folder of the embedded stores, of a generated secret and of the list of ended sessions */
    DATA_DIR: z.string().min(1).default(".data"),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: "a redis:// address" }).optional(),
    /** seals cookies and share tokens */
    SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
    /** proves the gateway to the API host; made anew at each start for the embedded one */
    GATEWAY_KEY: z.string().min(32, "at least 32 characters").optional(),
    /** clients at Google and GitHub; without them a demo's own stand-ins are used */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    /** origin under which browsers reach the gateway; http://localhost:PORT unless set */
    PUBLIC_URL: httpAddress("the http:// or https:// origin that browsers see").optional(),
    /** a messenger for members: the address of its script, the public name of its workspace, what proves members to it */
    MESSAGING_SCRIPT_URL: httpAddress("the https:// address of the messenger's script").optional(),
    MESSAGING_APP_ID: z
      .string()
      .regex(/^[\w-]{1,100}$/, "letters, digits, - and _")
      .optional(),
    MESSAGING_SECRET: z.string().min(16, "at least 16 characters").optional(),
    /** where the messenger connects to, besides the origin of its script */
    MESSAGING_ORIGINS: origins,
    NODE_ENV: z.string().default("production"),
    /** the page for trying queries; on in development, and always for Bearer keys */
    GRAPHIQL: flag.optional(),
    /** number of proxies in front of the gateway whose X-Forwarded-Host may be believed */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** host names of the brands, separated by commas; localhost and unknown ones are analytics */
    ANALYTICS_HOSTS: hostNames,
    AB_HOSTS: hostNames,
    OPTIMISE_HOSTS: hostNames,
    /** the API host honours the header idempotency-key, so that its writes may be retried; on for the embedded one */
    HOST_IDEMPOTENCY: flag.optional(),
    /** lets the operator's programs read /metrics from elsewhere, as a Bearer token */
    METRICS_TOKEN: z.string().min(16, "at least 16 characters").optional(),
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  })
  .superRefine((env, { addIssue }) => {
    const { MESSAGING_SCRIPT_URL: script, MESSAGING_APP_ID: app } = env;
    if ((script === undefined) !== (app === undefined)) {
      const missing = script === undefined ? "MESSAGING_SCRIPT_URL" : "MESSAGING_APP_ID";
      addIssue({ code: "custom", path: [missing], message: "is missing; set both or neither" });
    }
    for (const name of ["GOOGLE", "GITHUB"] as const) {
      const [id, secret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]];
      const missing = id === undefined ? `${name}_CLIENT_ID` : `${name}_CLIENT_SECRET`;
      if ((id === undefined) !== (secret === undefined)) {
        addIssue({ code: "custom", path: [missing], message: "is missing; set both or neither" });
      }
      if (id !== undefined && env.API_HOST !== undefined && env.GATEWAY_KEY === undefined) {
        const message = `is missing: with API_HOST set, sign-in by ${name} needs the key that the API host knows`;
        addIssue({ code: "custom", path: ["GATEWAY_KEY"], message });
      }
    }
  })
  .transform((env) => ({
    ...env,
    API_HOST: env.API_HOST?.replace(/\/+$/, ""),
    PUBLIC_URL: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    HOST_IDEMPOTENCY: env.HOST_IDEMPOTENCY ?? env.API_HOST === undefined,
  }));

export type Env = z.infer<typeof Environment>;

/** Empty strings count as unset, as compose files produce them. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment of the gateway is not usable:\n${lines.join("\n")}`);
}

/** What the embedded host inherits: the whole environment, with what the gateway has decided for it. */
export function childEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}
