// What GitHub tells of whoever holds an access token, in GitHub's own words: the profile, and the addresses of the account.
import type Provider from "oidc-provider";
import { providerUsers, type ProviderUser } from "./data/users.ts";

/** The person whose token an Authorization header holds. */
export async function githubAccount(provider: Provider, authorization: string): Promise<ProviderUser | undefined> {
  const token = /^(?:bearer|token) ([\w-]+)$/i.exec(authorization)?.[1];
  const found = token === undefined ? undefined : await provider.AccessToken.find(token);
  return providerUsers.github.find(({ id }) => id === found?.accountId);
}

export const githubProfile = ({ id, name }: ProviderUser) => ({
  id: Number(id),
  login: name.toLowerCase().replaceAll(/\W+/g, "-"),
  name,
  avatar_url: null,
  email: null,
});

export const githubEmails = ({ id, email, isVerified }: ProviderUser) => [
  { email: `${id}@users.noreply.github.com`, primary: false, verified: true },
  { email, primary: true, verified: isVerified },
];
