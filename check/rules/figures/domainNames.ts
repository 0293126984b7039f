import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Section 1 of the architecture: every package uses the same name for a domain. */
const domains = (
  "account company team billing projects share dashboard traffic acquisition retention places flow behavior segments " +
  "audience events goals funnels forms recordings heatmaps errors experiments flags surveys feedback automation integrations recommendations timeline chat tools"
).split(" ");

/** Folders next to the domains that are not domains. */
const also: Readonly<Record<string, readonly string[]>> = {
  "web/src/screens": ["__generated__"],
  schema: ["base", "schema"],
};

const named =
  /^((?:host|gateway)\/src\/domains|web\/src\/screens)\/([^/]+)\/|^(schema)\/([^/.]+)(?:\.[^/]+|\/[^/]+)?\.graphql$/;

export function domainNames(tree: SourceTree): Problem[] {
  const unknown = new Map<string, string>();
  for (const path of tree.keys()) {
    const match = named.exec(path);
    const [parent, domain] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
    if (parent === undefined || domain === undefined || domains.includes(domain)) continue;
    if (!also[parent]?.includes(domain)) unknown.set(`${parent}/${domain}`, domain);
  }
  return [...unknown].map(([path, domain]) => ({
    path,
    message: `"${domain}" is no domain word: use one of ${domains.join(", ")}`,
  }));
}
