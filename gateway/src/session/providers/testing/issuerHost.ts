// An API host with an identity provider, both real servers. The provider checks PKCE and signs its tokens. A test may
// alter any single part of its responses.
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

export interface AuthorizationRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Alterations by a test; everything is valid by default. */
export interface Bends {
  claims?: JWTPayload;
  /** signed by a key that the provider has never published */
  foreignKey?: boolean;
  issuer?: string;
  /** no id token at all */
  noIdToken?: boolean;
  emails?: { email: string; primary: boolean; verified: boolean }[];
}

export interface IssuerHost {
  url: string;
  /** all received requests, newest last */
  requested: AuthorizationRequest[];
  /** JSON responses by path; undefined is a 204, a number an error with that status */
  answers: Record<string, unknown>;
  bends: Bends;
  /** acts as a browser whose user agreed: returns the code for the URL that it was sent to */
  agree(authorize: URL): URLSearchParams;
  close(): Promise<void>;
}

interface Code {
  challenge: string;
  nonce: string | null;
}

export async function issuerHost(): Promise<IssuerHost> {
  const [own, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "k1", alg: "RS256", use: "sig" };
  const codes = new Map<string, Code>();
  const host: IssuerHost = {
    url: "",
    requested: [],
    answers: {},
    bends: {},
    agree(authorize) {
      const code = randomUUID();
      codes.set(code, {
        challenge: authorize.searchParams.get("code_challenge") ?? "",
        nonce: authorize.searchParams.get("nonce"),
      });
      const iss = authorize.href.slice(0, authorize.href.indexOf("/authorize"));
      return new URLSearchParams({ code, state: authorize.searchParams.get("state") ?? "", iss });
    },
    close: () => Promise.resolve(),
  };
  // the public name, which differs from the one that the gateway connects to
  const issuer = (name: string) => `http://public.test/identity/${name}`;

  async function tokens(name: string, form: URLSearchParams): Promise<unknown> {
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (code === undefined || code.challenge !== challenge || form.get("client_secret") !== "hush") return 400;
    const answer = { access_token: "a-token", token_type: "bearer", expires_in: 60 };
    if (name === "github" || host.bends.noIdToken) return answer;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: host.bends.issuer ?? issuer(name),
      aud: "us",
      sub: "1",
      iat: now,
      exp: now + 60,
      nonce: code.nonce,
      email: "olive@acme.test",
      email_verified: true,
      name: "Olive Owner",
      ...host.bends.claims,
    };
    const key = host.bends.foreignKey ? foreign.privateKey : own.privateKey;
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(key);
    return { ...answer, id_token };
  }

  async function answerTo(path: string, body: string): Promise<unknown> {
    const [, name = "", what = ""] = /^\/identity\/(\w+)\/(.*)$/.exec(path) ?? [];
    if (what === ".well-known/openid-configuration") {
      return {
        issuer: issuer(name),
        authorization_endpoint: `${issuer(name)}/authorize`,
        token_endpoint: `${issuer(name)}/access_token`,
        jwks_uri: `${issuer(name)}/jwks`,
        response_types_supported: ["code"],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
      };
    }
    if (what === "jwks") return { keys: [jwk] };
    if (what === "access_token") return tokens(name, new URLSearchParams(body));
    if (what === "api/user") return { login: "gil", name: "Gil Fresh", avatar_url: "https://pictures.test/gil" };
    if (what === "api/user/emails") {
      return host.bends.emails ?? [{ email: "gil@fresh.test", primary: true, verified: true }];
    }
    const access = /^\/auth\/provider\/(\w+)$/.exec(path);
    if (access) return { issuer: issuer(access[1] ?? ""), client_id: "us", client_secret: "hush" };
    return path in host.answers ? host.answers[path] : 404;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "";
    const body = Buffer.concat(chunks).toString();
    host.requested.push({ path, headers: request.headers, body });
    const answer = await answerTo(path, body);
    const isRefused = typeof answer === "number";
    response.writeHead(isRefused ? answer : answer === undefined ? 204 : 200, { "content-type": "application/json" });
    response.end(
      isRefused ? JSON.stringify({ error: "invalid_grant", err: "no", code: "NOT_FOUND" }) : JSON.stringify(answer),
    );
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}
