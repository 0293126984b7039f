// GitHub's responses about the holder of an access token, in GitHub's format: the profile and the email addresses of
// the account.
import type Provider from "oidc-provider";
import { providerUsers, type ProviderUser } from "./data/users.ts";

/** The account of the access token in an Authorization header. */
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
