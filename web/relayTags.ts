// Turns graphql`...` tags into imports of relay-compiler's artifacts, in the app's build and in its tests.
import { execFile } from "node:child_process";
import path from "node:path";
import MagicString from "magic-string";
import type { Plugin } from "vite";

const tag = /\bgraphql\s*`([^`]*)`/g;

export function relayTags(artifacts: string): Plugin {
  return {
    name: "relay-tags",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.[jt]sx?$/, exclude: /node_modules|__generated__/ }, code: "graphql`" },
      handler(code, id) {
        const text = new MagicString(code);
        let imports = "";
        let count = 0;
        for (const match of code.matchAll(tag)) {
          const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(match[1] ?? "")?.[1];
          if (!name) this.error(`a graphql tag in ${id} names no operation or fragment`);
          const local = `__relay${count++}_${name}`;
          const from = path.relative(path.dirname(id), path.join(artifacts, `${name}.graphql.ts`));
          imports += `import ${local} from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};`;
          text.overwrite(match.index, match.index + match[0].length, local);
        }
        if (count === 0) return;
        text.prepend(imports);
        return { code: text.toString(), map: text.generateMap({ hires: "boundary" }) };
      },
    },
  };
}

/** In development, recompiles whenever a file with a tag is saved. */
export function relayCompilerOnSave(root: string): Plugin {
  return {
    name: "relay-compiler-on-save",
    apply: "serve",
    async handleHotUpdate({ file, read }) {
      if (!/src\/.*\.tsx?$/.test(file) || file.includes("__generated__") || !(await read()).includes("graphql`"))
        return;
      await new Promise<void>((done) => {
        execFile("relay-compiler", { cwd: root, shell: process.platform === "win32" }, (error, _out, err) => {
          if (error) console.error(err);
          done();
        });
      });
    },
  };
}
