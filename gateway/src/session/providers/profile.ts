// The user's profile from the provider: a name, a picture, and a verified email.
import * as openid from "openid-client";
import { z } from "zod";
import { providerNamesAtStart, signInMessages } from "@sightline/schema/rest/refusals/signIn";
import { SignInFailure } from "./failure.ts";
import type { Provider } from "./signInProviders.ts";

export interface ProviderProfile {
  name: string;
  email: string;
  photo: string | null;
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  // some providers send it as a string
  email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});
const Profile = z.object({ login: z.string(), name: z.string().nullish(), avatar_url: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const unproved = (provider: Provider) =>
  new SignInFailure(
    "email_not_verified",
    signInMessages.emailNotVerified({ provider: providerNamesAtStart[provider.method] }),
  );

/** A company's own provider may omit email_verified; Google must send it. */
async function openIdProfile(
  client: openid.Configuration,
  provider: Provider,
  tokens: Tokens,
): Promise<ProviderProfile> {
  const own = Claims.parse(tokens.claims());
  const userInfo =
    own.email === undefined ? Claims.parse(await openid.fetchUserInfo(client, tokens.access_token, own.sub)) : own;
  const isProved = userInfo.email_verified ?? provider.method === "sso";
  if (userInfo.email === undefined || !isProved) throw unproved(provider);
  return { name: userInfo.name ?? own.name ?? "", email: userInfo.email, photo: userInfo.picture ?? null };
}

async function githubProfile(
  client: openid.Configuration,
  provider: Provider,
  tokens: Tokens,
): Promise<ProviderProfile> {
  const api = provider.isEmbedded ? `${provider.issuer}/api` : "https://api.github.com";
  const headers = new Headers({ accept: "application/vnd.github+json", "user-agent": "gateway" });
  const ask = async (what: string): Promise<unknown> => {
    const url = new URL(`${api}/${what}`);
    const answer = await openid.fetchProtectedResource(client, tokens.access_token, url, "GET", null, headers);
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} for ${what}`);
    return answer.json();
  };
  const [profile, emails] = [Profile.parse(await ask("user")), Emails.parse(await ask("user/emails"))];
  const email = emails.find((each) => each.primary && each.verified)?.email;
  if (email === undefined) throw unproved(provider);
  return { name: profile.name || profile.login, email, photo: profile.avatar_url ?? null };
}

export async function profileOf(
  client: openid.Configuration,
  provider: Provider,
  tokens: Tokens,
): Promise<ProviderProfile> {
  const identity = await (provider.method === "github" ? githubProfile : openIdProfile)(client, provider, tokens);
  const domain = provider.sso?.emailDomain;
  if (domain && !identity.email.toLowerCase().endsWith(`@${domain}`)) {
    throw new SignInFailure("wrong_domain", signInMessages.otherDomain({ domain, email: identity.email }));
  }
  return identity;
}
