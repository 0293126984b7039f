// The gateway's settings, read and validated once. An invalid value prevents the start with a message that names it.
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
    /** the REST host; default: the embedded one is started */
    API_HOST: httpAddress("the http:// or https:// address of the API host").optional(),
    /** port of the embedded host */
    HOST_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
    /** folder of the embedded stores, of a generated secret and of the list of ended sessions */
    DATA_DIR: z.string().min(1).default(".data"),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: "a redis:// address" }).optional(),
    /** seals cookies and share tokens */
    SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
    /** authenticates the gateway to the API host; generated at each start for the embedded one */
    GATEWAY_KEY: z.string().min(32, "at least 32 characters").optional(),
    /** OAuth clients at Google and GitHub; without them, a demo uses its own replacements */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    /** origin under which browsers reach the gateway; default: http://localhost:PORT */
    PUBLIC_URL: httpAddress("the http:// or https:// origin that browsers see").optional(),
    /**
     * a messenger for members: URL of its script, public id of its workspace, and the secret that proves members'
     * identity
     */
    MESSAGING_SCRIPT_URL: httpAddress("the https:// address of the messenger's script").optional(),
    MESSAGING_APP_ID: z
      .string()
      .regex(/^[\w-]{1,100}$/, "letters, digits, - and _")
      .optional(),
    MESSAGING_SECRET: z.string().min(16, "at least 16 characters").optional(),
    /** origins that the messenger connects to, in addition to that of its script */
    MESSAGING_ORIGINS: origins,
    NODE_ENV: z.string().default("production"),
    /** GraphiQL; default: on in development, and always for Bearer keys */
    GRAPHIQL: flag.optional(),
    /** number of trusted proxies in front of the gateway that set X-Forwarded-Host */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** seconds of serving after SIGTERM while /readyz already fails; default: 5 behind a proxy, otherwise 0 */
    SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).optional(),
    /** host names of the brands, separated by commas; localhost and unknown names are analytics */
    ANALYTICS_HOSTS: hostNames,
    AB_HOSTS: hostNames,
    OPTIMISE_HOSTS: hostNames,
    /**
     * whether the API host supports the header idempotency-key, so that writes may be retried; on for the embedded one
     */
    HOST_IDEMPOTENCY: flag.optional(),
    /** Bearer token with which the operator's programs may read /metrics from other machines */
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
    SHUTDOWN_DELAY: env.SHUTDOWN_DELAY ?? (env.TRUSTED_PROXIES > 0 ? 5 : 0),
    HOST_IDEMPOTENCY: env.HOST_IDEMPOTENCY ?? env.API_HOST === undefined,
  }));

export type Env = z.infer<typeof Environment>;

/** Empty strings count as unset, because compose files produce them. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment of the gateway is not usable:\n${lines.join("\n")}`);
}

/** The environment of the embedded host: the gateway's own, with the values that the gateway has determined for it. */
export function childEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}
