// The host's settings, read and validated once. An invalid value stops the start with a message that names the
// variable.
import { Resolver } from "node:dns/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { isOnThisMachine } from "@sightline/schema/rest/network/loopback";
import { OwnExperiment } from "@sightline/schema/rest/integrations/ownExperiments";
import { z } from "zod";

const flag = z.enum(["on", "off", "1", "0", "true", "false"]).transform((v) => ["on", "1", "true"].includes(v));

const listed = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );

const dnsServers = listed.refine((servers) => {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}, "addresses of DNS servers such as 9.9.9.9 or 127.0.0.1:5353, separated by commas");

const hostNames = listed.transform((names) => names.map((name) => name.toLowerCase()));

/** `off`: none. */
const experiments = z
  .string()
  .default(OwnExperiment.options.join(","))
  .transform((list) => (list === "off" ? [] : list.split(",").map((name) => name.trim())))
  .pipe(z.array(z.enum(OwnExperiment.options, `off, or some of ${OwnExperiment.options.join(", ")}`)));

const Environment = z
  .object({
    HOST_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
    /** folder of the embedded stores, of recordings, and of the logs of ingest and recordings */
    DATA_DIR: z.string().min(1).default(".data"),
    /** PostgreSQL instead of the embedded PGlite */
    ENTITIES_URL: z.url({ protocol: /^postgres(ql)?$/, error: "a postgres:// address" }).optional(),
    /** ClickHouse instead of the embedded chDB */
    EVENTS_URL: z.url({ protocol: /^https?$/, error: "the http:// address of a ClickHouse server" }).optional(),
    /** bucket of an S3-compatible store for recordings instead of a folder in DATA_DIR, with its access key */
    RECORDINGS_URL: z
      .url({ protocol: /^https?$/, error: "https://ACCESS_KEY:SECRET@host/bucket?region=REGION" })
      .refine((url) => {
        const { username, password, pathname } = new URL(url);
        return username !== "" && password !== "" && /^\/[\w.-]+/.test(pathname);
      }, "an address with access key, secret and bucket: https://ACCESS_KEY:SECRET@host/bucket?region=REGION")
      .optional(),
    /** signs the host's JWTs; generated and stored in DATA_DIR if unset with the embedded stores */
    SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
    /** URL of this host for tracked sites: the tracker's URL in the snippet; http://localhost:HOST_PORT unless set */
    TRACKER_URL: z.url({ protocol: /^https?$/, error: "the http:// or https:// address of this host" }).optional(),
    /** authenticates the gateway, if it offers sign-in through other providers */
    GATEWAY_KEY: z.string().min(32, "at least 32 characters").optional(),
    /** URL of the product for members (the gateway) */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: "the http:// or https:// address of the gateway" })
      .default("http://localhost:4000"),
    /**
     * host names of the product's own brands, as configured in the gateway: emails use these names, and companies can't
     * claim them
     */
    ANALYTICS_HOSTS: hostNames,
    AB_HOSTS: hostNames,
    OPTIMISE_HOSTS: hostNames,
    /** DNS servers for checks of customers' host names; the system's unless set */
    DNS_SERVERS: dnsServers,
    /** recipient of messages to support; support@ the host name of PUBLIC_URL unless set */
    SUPPORT_EMAIL: z.email("an address such as support@example.com").optional(),
    /** development: webhooks may use private networks, and http */
    WEBHOOKS_PRIVATE: flag.default(false),
    /**
     * files with city databases (.mmdb), separated by commas: they resolve regions and cities; see ingest/enrich/places
     */
    CITY_DB: listed,
    DEMO: flag.optional(),
    /** Stripe's secret key; without it, payments are tests and no money moves */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/, "a Stripe key such as sk_live_...")
      .optional(),
    /** verifies the signature of Stripe's requests to /payment/webhook */
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/, "a signing secret such as whsec_...")
      .optional(),
    STRIPE_API_URL: z.url().default("https://api.stripe.com"),
    /** tax in percent that test payments add to prices; Stripe computes its own */
    TAX_PERCENT: z.coerce.number().min(0).max(50).default(0),
    /** the email server, with user and password if required; unset: emails are stored in the outbox */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "an smtp:// or smtps:// address" }).optional(),
    /** sender of the product's emails: `Acme <no-reply@example.com>` */
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>@\r\n]+ )?<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, "an address, or a name and <an address>")
      .optional(),
    /** the product's own running experiments, separated by commas */
    OWN_EXPERIMENTS: experiments,
    /** receives which company saw which variant; our own tracker unless set */
    EXPERIMENT_TRACKING_URL: z
      .url({ protocol: /^https?$/, error: "the http:// or https:// address that takes exposures" })
      .optional(),
    /** sent to EXPERIMENT_TRACKING_URL as a Bearer token */
    EXPERIMENT_TRACKING_KEY: z.string().min(8, "at least 8 characters").optional(),
    /** key of the project that measures the product itself; company 1's first project unless set */
    PRODUCT_PROJECT_KEY: z.string().min(1).optional(),
    /** number of trusted proxies in front of the host that append to X-Forwarded-For */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** seconds of serving after SIGTERM while /readyz already fails; default: 5 behind a proxy, otherwise 0 */
    SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).optional(),
    /** Bearer token with which the operator's programs may read /metrics from other machines */
    METRICS_TOKEN: z.string().min(16, "at least 16 characters").optional(),
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  })
  .transform((env) => ({ ...env, TRACKER_URL: env.TRACKER_URL ?? `http://localhost:${env.HOST_PORT}` }))
  .transform((env) => ({
    ...env,
    SHUTDOWN_DELAY: env.SHUTDOWN_DELAY ?? (env.TRUSTED_PROXIES > 0 ? 5 : 0),
    DEMO: env.DEMO ?? (env.ENTITIES_URL === undefined && isOnThisMachine(env)),
    SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? `support@${new URL(env.PUBLIC_URL).hostname}`,
  }))
  .refine((env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ["STRIPE_WEBHOOK_SECRET"],
    error: "goes together with STRIPE_SECRET_KEY: set both or neither",
  })
  .refine((env) => !env.DEMO || env.ENTITIES_URL === undefined, {
    path: ["DEMO"],
    error: "works with the embedded stores only; leave ENTITIES_URL unset or set DEMO=off",
  })
  .refine((env) => !env.DEMO || isOnThisMachine(env), {
    path: ["DEMO"],
    error: "has published passwords; set PUBLIC_URL and TRACKER_URL to localhost, or DEMO=off",
  })
  .refine((env) => env.EXPERIMENT_TRACKING_KEY === undefined || env.EXPERIMENT_TRACKING_URL !== undefined, {
    path: ["EXPERIMENT_TRACKING_URL"],
    error: "must say where the key EXPERIMENT_TRACKING_KEY belongs",
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    error: "must say whom mails come from, as SMTP_URL is set",
  });

export type Env = z.infer<typeof Environment>;

/** Empty strings count as unset, because compose files produce them. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment of the API host is not usable:\n${lines.join("\n")}`);
}

/** Settings after the port is known: port 0 lets the system choose one. */
export function withPort(env: Env, port: number): Env {
  const unset = env.TRACKER_URL === `http://localhost:${env.HOST_PORT}`;
  return {
    ...env,
    HOST_PORT: port,
    TRACKER_URL: unset ? `http://localhost:${port}` : env.TRACKER_URL,
  };
}

/**
 * Threads for the file system and the embedded event store, whose statements occupy one each: with Node's four, a few
 * reports would delay the writes of ingest. Takes effect only before the first use of any of them.
 */
export function enlargeThreadPool(): void {
  process.env["UV_THREADPOOL_SIZE"] ??= String(availableParallelism() + 8);
}

export const programFolders = (): string[] => (process.env["PATH"] ?? "").split(path.delimiter);
