// The part of Stripe's REST API that we use, over real HTTP: forms in, JSON out, one response per idempotency key.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StripeCallMade {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
  authorization: string | undefined;
}

interface Answer {
  status: number;
  body: unknown;
}

export interface StripeServer {
  url: string;
  calls: StripeCallMade[];
  /** as Stripe has them: by id */
  subscriptions: Map<string, Record<string, unknown>>;
  /** what a checkout page reports instead of being closed */
  pages: Map<string, "open" | "complete" | "expired">;
  /** the response to the next call */
  failNext(answer: Answer): void;
  close(): Promise<void>;
}

export const stripeSubscription = (id: string, lookup_key: string, unit_amount: number, more: object = {}) => ({
  id,
  customer: "cus_1",
  status: "active",
  cancel_at_period_end: false,
  current_period_start: Date.parse("2026-03-18T10:00:00Z") / 1000,
  current_period_end: Date.parse("2026-04-18T10:00:00Z") / 1000,
  items: { data: [{ id: "si_1", price: { id: lookup_key, lookup_key, unit_amount, currency: "usd" } }] },
  default_payment_method: {
    card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2030 },
    billing_details: { name: "Olive" },
  },
  ...more,
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

export async function stripeServer(): Promise<StripeServer> {
  const calls: StripeCallMade[] = [];
  const subscriptions: StripeServer["subscriptions"] = new Map();
  const pages: StripeServer["pages"] = new Map();
  const prices = new Set<string>();
  const once = new Map<string, Answer>();
  const failures: Answer[] = [];
  const ok = (body: unknown): Answer => ({ status: 200, body });
  const refused: Answer = { status: 400, body: { error: { type: "invalid_request_error", message: "no" } } };

  function changed(id: string, form: Record<string, string>): Answer {
    const sub = subscriptions.get(id);
    if (!sub) return refused;
    const lookup_key = form["items[0][price]"];
    const amount = Number(/_(\d+)_usd$/.exec(lookup_key ?? "")?.[1] ?? 0);
    const price = lookup_key && { id: lookup_key, lookup_key, unit_amount: amount, currency: "usd" };
    const after = {
      ...sub,
      ...(form["cancel_at_period_end"] && { cancel_at_period_end: form["cancel_at_period_end"] === "true" }),
      ...(price && { items: { data: [{ id: "si_1", price }] } }),
    };
    subscriptions.set(id, after);
    return ok(after);
  }

  function answerTo({ method, path, form }: StripeCallMade): Answer {
    const [, , kind, id = "", deed] = path.split("/");
    if (kind === "customers") return ok({ id: "cus_1" });
    if (kind === "prices" && method === "GET") {
      const key = form["lookup_keys[0]"] ?? "";
      return ok({ data: prices.has(key) ? [{ id: key, lookup_key: key }] : [] });
    }
    if (kind === "prices") {
      prices.add(form["lookup_key"] ?? "");
      return ok({ id: form["lookup_key"], lookup_key: form["lookup_key"] });
    }
    if (path === "/v1/checkout/sessions") {
      const page = `cs_${pages.size + 1}`;
      pages.set(page, "open");
      return ok({ id: page, url: `https://checkout.stripe.test/${page}`, status: "open" });
    }
    if (kind === "checkout") {
      const [, , , , page = "", expire] = path.split("/");
      if (!expire) return ok({ id: page, url: null, status: pages.get(page) });
      if (pages.get(page) !== "open") return refused;
      pages.set(page, "expired");
      return ok({ id: page, url: null, status: "expired" });
    }
    if (kind === "billing_portal") return ok({ id: "bps_1", url: "https://billing.stripe.test/p" });
    if (path === "/v1/invoices/upcoming") {
      const lines = { data: [{ description: "Remaining time on Growth", amount: 5100 }] };
      const money = {
        customer: "cus_1",
        status: "draft",
        currency: "usd",
        subtotal: 5100,
        total: 5100,
        amount_due: 5100,
      };
      return ok({ ...money, period_start: 1, period_end: 2, lines });
    }
    if (kind === "subscriptions" && !deed) {
      return method === "POST" ? changed(id, form) : subscriptions.has(id) ? ok(subscriptions.get(id)) : refused;
    }
    return refused;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stripe");
    const text = await textOf(request);
    const form = Object.fromEntries(request.method === "GET" ? url.searchParams : new URLSearchParams(text));
    const key = request.headers["idempotency-key"]?.toString();
    const made = {
      method: request.method ?? "",
      path: url.pathname,
      form,
      key,
      authorization: request.headers.authorization,
    };
    calls.push(made);
    const answer = failures.shift() ?? (key && once.get(key)) ?? answerTo(made);
    if (answer && key) once.set(key, answer);
    response.writeHead(answer ? answer.status : 500, { "content-type": "application/json" });
    response.end(JSON.stringify(answer && answer.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    subscriptions,
    pages,
    failNext: (answer) => void failures.push(answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
