import { isNode, nameOf, nodes, scripts, stringOf } from "../../tree/parse.ts";
import type { Node, ParsedFile } from "../../tree/parse.ts";
import { isTesting } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

interface Call {
  file: ParsedFile;
  line: number;
  method: string;
  path: string;
}

function field(object: Node, name: string): string | undefined {
  const properties = Array.isArray(object["properties"]) ? object["properties"].filter(isNode) : [];
  return stringOf(properties.find((one) => nameOf(one["key"]) === name)?.["value"]);
}

function callsOf(file: ParsedFile): Call[] {
  const found: Call[] = [];
  for (const node of nodes(file.program)) {
    if (node.type !== "ObjectExpression") continue;
    const [method, path] = [field(node, "method"), field(node, "path")];
    if (method !== undefined && path?.startsWith("/"))
      found.push({ file, line: file.lineOf(node.start), method, path });
  }
  return found;
}

/** Parameter names are ignored: `/user/{id}`, `/user/${id}` and `/user/:id` are the same path. */
const shape = (path: string) => path.replace(/\?.*$/, "").replaceAll(/\{[^}]*\}|:\w+/g, "{}");

/** Each REST endpoint is defined once, in schema/rest. */
export function restOnce(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, Call>();
  const calls = scripts(tree, (path) => path.startsWith("schema/rest/") && !isTesting(path)).flatMap(callsOf);
  for (const call of calls) {
    const key = `${call.method} ${shape(call.path)}`;
    const before = first.get(key);
    if (!before) {
      first.set(key, call);
      continue;
    }
    const message = `spells ${key} again; it stands in ${before.file.path}:${before.line}. Keep one and import it`;
    problems.push({ path: call.file.path, line: call.line, message });
  }
  const paths = new Map(calls.map((call) => [shape(call.path), call]));
  for (const file of scripts(tree, (path) => /^(gateway|host)\/src\//.test(path) && !isTesting(path))) {
    for (const node of nodes(file.program)) {
      const text = stringOf(node);
      const call = text?.startsWith("/") ? paths.get(shape(text)) : undefined;
      if (!call) continue;
      const message = `spells the path ${call.path} of ${call.file.path}: import that endpoint and use its path`;
      problems.push({ path: file.path, line: file.lineOf(node.start), message });
    }
  }
  return problems;
}
