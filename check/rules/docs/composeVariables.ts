import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const PAGE = "docker-compose.yml";
const VARIABLE = /^ +([A-Z][A-Z\d_]+): (?:z\b|[a-z])/gm;
const PASSED = /^ {6}([A-Z][A-Z\d_]+): /gm;

/** Variables that don't apply to a cluster of containers: the rest of what a server reads is passed to it. */
const servers: Readonly<Record<string, readonly string[]>> = {
  gateway: ["HOST_PORT", "DATA_DIR", "NODE_ENV"],
  host: ["DEMO"],
};

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Every environment variable that a server reads can be set for its service in the compose file. */
export function composeVariables(tree: SourceTree): Problem[] {
  const page = tree.get(PAGE);
  if (page === undefined) return [];
  const sections = page.split(/^(?= {2}[a-z][\w-]*:$)/m);
  return Object.entries(servers).flatMap(([server, excluded]) => {
    const read = namesIn(tree.get(`${server}/src/env.ts`) ?? "", VARIABLE).filter((name) => !excluded.includes(name));
    const passed = namesIn(sections.find((section) => section.startsWith(`  ${server}:`)) ?? "", PASSED);
    const [missing, unknown] = [
      read.filter((name) => !passed.includes(name)),
      passed.filter((name) => !read.includes(name) && !excluded.includes(name)),
    ];
    return [
      ...missing.map((name) => `does not pass ${name} to the ${server}: add it to the service's environment`),
      ...unknown.map((name) => `passes ${name} to the ${server}, which does not read it: remove it`),
    ].map((message) => ({ path: PAGE, message }));
  });
}
