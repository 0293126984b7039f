// The page's entry settles the words and only then begins the app (src/main.tsx); the app's chunk is named in the page,
// so that it is on its way meanwhile.
import type { HtmlTagDescriptor, Plugin } from "vite";

export const preloadApp = (module: string): Plugin => ({
  name: "preload-app",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((each) => each.type === "chunk");
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!app) return [];
      return [app.fileName, ...app.imports].map(
        (file): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
          injectTo: "head",
        }),
      );
    },
  },
});
