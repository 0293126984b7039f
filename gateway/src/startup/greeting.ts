// The terminal output after startup: the URL, and the demo's accounts.
import { ownBrands } from "@sightline/schema/rest/company/ownBrands";
import { getDemo } from "@sightline/schema/rest/account/account";
import type { Demo } from "@sightline/schema/rest/account/account";
import type { UpstreamClient } from "#gateway/upstream/createUpstream.ts";

export async function demoOf(upstreamClient: UpstreamClient): Promise<Demo | undefined> {
  const anonymous = { credentials: () => ({}), signal: new AbortController().signal };
  return upstreamClient
    .forOperation(anonymous)
    .call(getDemo)
    .catch(() => undefined);
}

export function greeting(publicUrl: string, demo: Demo | undefined): string {
  const lines = [`${ownBrands.ANALYTICS.name} is ready: ${publicUrl}`];
  if (demo !== undefined) {
    const accounts = demo.accounts.map((account) => account.email).join(", ");
    lines.push(`  demo accounts  ${accounts}  (password: ${demo.password})`);
    lines.push(`  demo shop      ${demo.site_url}`);
  }
  return lines.join("\n");
}
